import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { issueTexts } from '@my-air/feature-kit/data';
import { startOf, useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';

/** The days without a new video after which this may be why views fall. */
const quietDays = 20;

/** The known reasons why the figures of a channel fall, the gravest first. */
export function useReasons(): (channel: Channel) => readonly string[] {
  const { t } = useLingui();
  const now = useNow();
  const { timeZone } = useFormat();

  return (channel) => {
    const days = Math.floor((now - startOf(channel.last_published_at, timeZone)) / 86_400_000);
    return [
      ...(channel.is_access_revoked ? [t`Access lost`] : []),
      ...issueTexts(channel, t`An issue to fix`),
      ...(days >= quietDays
        ? [t`${plural(days, { one: 'No new video for # day', other: 'No new video for # days' })}`]
        : []),
    ];
  };
}
