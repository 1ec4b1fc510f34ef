import { useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';

import type { AiChannel } from '../contract.ts';
import { defineRecent } from '../kept/defineRecent.ts';
import { BatchSettings, initialSettings } from './BatchSettings.ts';

const settings = defineRecent('settings', BatchSettings);

/**
 * The choices for the next translation of a channel; kept over reloads, tabs and the way through a payment.
 */
export function useBatchSettings(channel: AiChannel): [BatchSettings, (settings: BatchSettings) => void] {
  const [kept, keep] = useKept(settings(useUser()?.id, channel.platform_guid));
  return [kept ?? initialSettings(channel.batch_translation), keep];
}
