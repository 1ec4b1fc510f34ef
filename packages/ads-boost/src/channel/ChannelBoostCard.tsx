import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { Card, Tag, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { allConfigQuery, boostChannelsQuery } from '../config/adsBoost.api.ts';
import { countBreaks } from '../settings/countBreaks.ts';
import { boostFields } from '../settings/fields.ts';

/** On the page of a channel: whether it has settings of its own, and the number of its videos with breaks. Nothing where it has no breaks to set. */
export function ChannelBoostCard({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const { api } = usePortal();
  const [{ data: channels }, { data: all }] = useSuspenseQueries({
    queries: [boostChannelsQuery(api), allConfigQuery(api)],
  });
  const boosted = channels.find((one) => isSameChannel(one, channel));
  if (!boosted) return null;
  const { own, platform_guid: guid } = boosted;
  const overrideCount = boostFields.filter((field) => own[field] !== undefined).length;
  const { total, withBreaks } = countBreaks([boosted], all.config);

  return (
    <Card
      title={<Trans>Ads boost</Trans>}
      actions={
        <TextLink render={<Link to="/ads-boost/yt-channels/$guid/config" params={{ guid }} />}>
          <Trans>Configure</Trans>
        </TextLink>
      }
    >
      <Text size={14}>
        <Trans>
          {withBreaks} of {total} videos have breaks
        </Trans>
      </Text>
      <div>
        {overrideCount === 0 ? (
          <Tag>{t`Same as all channels`}</Tag>
        ) : (
          <Tag tone="accent">
            <Plural value={overrideCount} one="Own: # setting" other="Own: # settings" />
          </Tag>
        )}
      </div>
    </Card>
  );
}
