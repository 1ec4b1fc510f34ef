import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { openDetails } from './channelCells.tsx';

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
      render={<Link to="." search={openDetails(channel)} resetScroll={false} />}
      aria-label={t`Details of ${title}`}
    >
      {t`Details`}
    </Button>
  );
}
