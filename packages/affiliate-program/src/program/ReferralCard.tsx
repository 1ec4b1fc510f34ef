import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { HelpLink } from '@my-air/feature-api/views';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { helpArticle } from '../helpArticle.ts';
import { countRegistrations } from './countRegistrations.ts';
import { referralProgramQuery } from './referralProgram.api.ts';

/** What the person's referral links have brought, on home. */
export function ReferralCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: program } = useSuspenseQuery(referralProgramQuery(api));
  const registrations = countRegistrations(program);
  const { total_amount_usd: total } = program;

  return (
    <Card title={<Trans>Referral program</Trans>}>
      <StatTile
        label={t`Earned in total`}
        value={typeof total === 'number' ? format.money(total) : '–'}
        hint={
          <Plural
            value={registrations}
            one="# registration by your links"
            other="# registrations by your links"
          />
        }
      />
      <TextLink render={<Link to="/affiliate-program" />}>
        <Trans>Open the referral program</Trans>
      </TextLink>
      <HelpLink article={helpArticle}>
        <Trans>How the referral program works</Trans>
      </HelpLink>
    </Card>
  );
}
