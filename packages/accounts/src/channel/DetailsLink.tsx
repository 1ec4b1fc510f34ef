import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { withChannel } from './channelInAddress.ts';

export interface DetailsLinkProps {
  /** The channel whose page it opens. */
  channel: Channel;
  /** The class of the link, for styles of its own. */
  className?: string;
}

/** Opens the page of a channel, whose way back keeps the search and the filters of the list. */
export function DetailsLink({ channel, className }: DetailsLinkProps) {
  const { t } = useLingui();
  const { title } = channel;
  return (
    <Button
      variant="quiet"
      size="s"
      className={className}
      render={<Link to="." search={withChannel(channel)} />}
      aria-label={t`Details of ${title}`}
    >
      {t`Details`}
    </Button>
  );
}
