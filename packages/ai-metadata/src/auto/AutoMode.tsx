import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { Skeleton } from '@my-air/ui-kit';
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
  const settings = useQuery(settingsQuery(api, channel.platform_guid));
  return (
    <QueryView
      query={settings}
      pending={<Skeleton lines={5} height="2.5rem" />}
      failed={<Trans>The settings could not be loaded</Trans>}
    >
      {(saved) => <AutoForm channel={channel} saved={saved} />}
    </QueryView>
  );
}
