import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, Row, StatTile, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { distributionQuery } from '../overview/distribution.api.ts';
import { helpArticle } from '../overview/helpArticle.ts';

/** On home: the income from distribution, and the number of platforms. */
export function DistributionCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data } = useSuspenseQuery(distributionQuery(api));
  const { total_amount_usd: total } = data;
  const live = data.platforms.filter(({ state }) => state === 'distributing').length;

  return (
    <Card title={<Trans>Distribution</Trans>}>
      <StatTile
        label={t`Earned in total`}
        value={typeof total === 'number' ? format.money(total) : '–'}
        hint={
          live > 0 ? <Plural value={live} one="Live on # platform" other="Live on # platforms" /> : undefined
        }
      />
      <Row gap={4} wrap>
        <TextLink render={<Link to="/distribution" />}>
          <Trans>Open distribution</Trans>
        </TextLink>
        <HelpLink article={helpArticle}>
          <Trans>How distribution works</Trans>
        </HelpLink>
      </Row>
    </Card>
  );
}
