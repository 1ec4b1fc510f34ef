import type { AiChannel } from '../contract.ts';
import { useKept } from '../kept/useKept.ts';
import { BatchSettings, initialSettings } from './BatchSettings.ts';

/** What is chosen for the next translation of a channel; kept over reloads, tabs and the way through a payment. */
export function useBatchSettings(channel: AiChannel): [BatchSettings, (settings: BatchSettings) => void] {
  const [kept, keep] = useKept(`settings-${channel.platform_guid}`, BatchSettings);
  return [kept ?? initialSettings(channel.batch_translation), keep];
}
