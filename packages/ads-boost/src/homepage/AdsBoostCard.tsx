import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Card, EmptyState, StatTile, TextLink } from '@my-air/ui-kit';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { allConfigQuery, boostChannelsQuery } from '../config/adsBoost.api.ts';
import { countBreaks } from '../settings/countBreaks.ts';

/** On home: the number of videos with breaks, and of channels with settings of their own. */
export function AdsBoostCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const [{ data: channels }, { data: all }] = useSuspenseQueries({
    queries: [boostChannelsQuery(api), allConfigQuery(api)],
  });
  const { total, withBreaks } = countBreaks(channels, all.config);
  const overridingCount = channels.filter(({ own }) => Object.keys(own).length > 0).length;

  return (
    <Card title={<Trans>Ads boost</Trans>}>
      {channels.length === 0 ? (
        <EmptyState title={<Trans>No connected channel yet</Trans>} />
      ) : (
        <StatTile
          label={t`Videos with breaks`}
          value={
            <Trans>
              {withBreaks} of {total}
            </Trans>
          }
          hint={
            overridingCount > 0 ? (
              <Plural
                value={overridingCount}
                one="# channel has its own settings"
                other="# channels have their own settings"
              />
            ) : undefined
          }
        />
      )}
      <TextLink render={<Link to="/ads-boost" />}>
        <Trans>Open ads boost</Trans>
      </TextLink>
    </Card>
  );
}
