import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';
import { Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

export interface DetailsLinkProps {
  /** The channel whose details it opens. */
  channel: Channel;
  /** The class of the link, for styles of its own. */
  className?: string;
}

/** Opens the details of a channel beside its list, with the search and the filters that the list has. */
export function DetailsLink({ channel, className }: DetailsLinkProps) {
  const { t } = useLingui();
  const { title } = channel;
  return (
    <Button
      variant="quiet"
      size="s"
      className={className}
      render={
        <Link
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, channel: channelKey(channel) })}
          resetScroll={false}
        />
      }
      aria-label={t`Details of ${title}`}
    >
      {t`Details`}
    </Button>
  );
}
