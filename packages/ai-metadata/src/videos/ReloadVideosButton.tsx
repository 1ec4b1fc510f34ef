import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, RefreshIcon } from '@my-air/ui-kit';

import type { VideoFilters } from './VideoFilters.ts';
import { reloadVideos } from './videos.api.ts';

export interface ReloadVideosButtonProps {
  /** The platform's id of the channel. */
  channelId: string;
  /** The filters of the list in sight, which alone is loaded again. */
  filters: VideoFilters;
  /** Whether the list is being loaded. */
  isBusy: boolean;
}

/** Loads the list of videos from its beginning. */
export function ReloadVideosButton({ channelId, filters, isBusy }: ReloadVideosButtonProps) {
  const portal = usePortal();
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<RefreshIcon />}
      isBusy={isBusy}
      onClick={() => void reloadVideos(portal, channelId, filters)}
    >
      <Trans>Reload the list</Trans>
    </Button>
  );
}
