import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { fetchAnew, type ActOnOne, type ActOutcome, type PortalContext } from '@my-air/feature-kit';
import { refusalOf } from '@my-air/feature-kit/data';

import { openAgreements } from '../agreements/openAgreements.ts';
import { refusalWords } from '../failure/refusals.ts';
import { saveSettings, settingsQuery } from '../settings/settings.api.ts';

/**
 * Switches the auto mode of several channels, each with the languages that it has; the agreements are asked for once before.
 * Taking it back switches the auto mode alone: languages that were chosen meanwhile stay.
 */
export async function switchAuto(
  portal: PortalContext,
  isOn: boolean,
): Promise<ActOnOne<Channel> | undefined> {
  if (isOn && !(await openAgreements(portal))) return undefined;
  return async ({ platform_guid: id }) => {
    try {
      return await switchOne(portal, id, isOn);
    } catch (error) {
      return refusalOf(error, refusalWords);
    }
  };
}

async function switchOne(portal: PortalContext, id: string, isOn: boolean): Promise<ActOutcome> {
  const settings = await fetchAnew(portal.queryClient, settingsQuery(portal.api, id));
  if (settings.enabled_auto_localization === isOn)
    return { state: 'done', text: isOn ? msg`It was on already` : msg`It was off already` };
  if (isOn && !(settings.translate_languages?.length && settings.video_types?.length)) {
    return {
      state: 'needs',
      text: msg`Choose its languages and kinds of video first.`,
      action: {
        label: msg`Choose languages`,
        to: `/ai-metadata/translation?mode=auto&channel=${encodeURIComponent(id)}`,
      },
    };
  }
  const now = await saveSettings(portal, id, { ...settings, enabled_auto_localization: isOn });
  return now.enabled_auto_localization === isOn
    ? { state: 'done', undo: () => undoSwitch(portal, id, !isOn) }
    : { state: 'refused', text: msg`The server has not confirmed it. Try again.`, canRetry: true };
}

async function undoSwitch(portal: PortalContext, id: string, isOn: boolean): Promise<void> {
  const settings = await fetchAnew(portal.queryClient, settingsQuery(portal.api, id));
  await saveSettings(portal, id, { ...settings, enabled_auto_localization: isOn });
}
