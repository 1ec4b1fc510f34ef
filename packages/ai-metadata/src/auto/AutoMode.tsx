import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, ErrorState, Skeleton } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { AiChannel } from '../contract.ts';
import { settingsQuery } from '../settings/settings.api.ts';
import { AutoForm } from './AutoForm.tsx';

export interface AutoModeProps {
  /** The channel whose auto mode is loaded. */
  channel: AiChannel;
}

/** The settings by which new videos are translated by themselves. */
export function AutoMode({ channel }: AutoModeProps) {
  const { api } = usePortal();
  const { data, isError, refetch } = useQuery(settingsQuery(api, channel.platform_guid));
  if (data) return <AutoForm channel={channel} saved={data} />;
  if (!isError) return <Skeleton lines={5} height="2.5rem" />;
  return (
    <ErrorState
      title={<Trans>The settings could not be loaded</Trans>}
      action={
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
