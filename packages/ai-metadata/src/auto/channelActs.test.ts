import { actRunsAtom, forgetActs, isGoingOn, startAct, undoAct } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { buildChannel, buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  getLocalizationSettings,
  listAiChannels,
  saveLocalizationSettings,
  type LocalizationSettings,
} from '../contract.ts';
import { channelActs } from './channelActs.ts';

const [on, off] = channelActs;
const whole = { translate_languages: ['de'], video_types: ['video'], original_language: null };
const channels = ['a', 'b', 'c'].map((guid) => buildChannel({ platform_guid: guid, title: guid }));
type Sent = { params: { id: string }; body: LocalizationSettings };

beforeEach(() => {
  sessionStorage.clear();
  forgetActs();
});

/** A portal whose server keeps the settings of the auto mode. */
function portalWith(settings: Record<string, Partial<LocalizationSettings>>) {
  const kept = new Map(Object.entries(settings));
  const answer = (id: string) => ({ localization_settings: kept.get(id)! });
  const portal = stubPortal({
    answers: {
      [listAiChannels.key]: { channels: [] },
      [getLocalizationSettings.key]: ({ params }: Sent) => answer(params.id),
      [saveLocalizationSettings.key]: ({ params, body }: Sent) => {
        kept.set(params.id, body);
        return answer(params.id);
      },
    },
  });
  return { portal, kept };
}
const run = () => atomStore.get(actRunsAtom)[0]!;
const states = () => run().lines.map(({ state }) => state.state);
const saves = ({ portal }: ReturnType<typeof portalWith>) =>
  portal.api.calls.filter(({ key }) => key === saveLocalizationSettings.key);

test('[AIM-06] auto mode is turned on with the languages that a channel has; one without them needs the user', async () => {
  const page = portalWith({
    a: { ...whole, enabled_auto_localization: false },
    b: { translate_languages: [], video_types: ['video'] },
    c: { ...whole, enabled_auto_localization: true },
  });
  await (
    await startAct(page.portal, on!, channels)
  )?.ended;
  expect(states()).toEqual(['done', 'needs', 'done']);
  expect(page.kept.get('a')).toEqual({ ...whole, enabled_auto_localization: true });
  expect(run().lines[1]?.state).toMatchObject({
    action: { to: '/ai-metadata/translation?mode=auto&channel=b' },
  });
  // One that was on already is neither sent nor turned off by an undo.
  expect(saves(page)).toHaveLength(1);
  undoAct(page.portal, run());
  await vi.waitFor(() => expect(isGoingOn(run())).toBe(false));
  expect(states()).toEqual(['undone', 'needs', 'done']);
  expect(page.kept.get('a')?.enabled_auto_localization).toBe(false);
});

test('[AIM-06] an undo keeps the languages that were chosen meanwhile', async () => {
  const { portal, kept } = portalWith({ a: { ...whole, enabled_auto_localization: true } });
  await (
    await startAct(portal, off!, channels.slice(0, 1))
  )?.ended;
  expect(kept.get('a')?.enabled_auto_localization).toBe(false);
  kept.set('a', { ...kept.get('a'), translate_languages: ['fr'] });
  undoAct(portal, run());
  await vi.waitFor(() => expect(states()).toEqual(['undone']));
  expect(kept.get('a')).toEqual({ ...whole, translate_languages: ['fr'], enabled_auto_localization: true });
});

test('[AIM-06] a refusal has the words of AI translation', async () => {
  const page = portalWith({ a: { ...whole } });
  page.portal.api.answer({
    [saveLocalizationSettings.key]: buildFailure('forbidden', { code: 'agreements_pending' }),
  });
  await (
    await startAct(page.portal, on!, channels.slice(0, 1))
  )?.ended;
  expect(run().lines[0]?.state).toMatchObject({
    state: 'refused',
    text: { message: 'Accept the agreements of AI translation first.' },
    canRetry: false,
  });
});

test('[AIM-06] it fits the channels of AI translation whose auto mode would change, unless our access is lost', () => {
  const { portal } = portalWith({});
  const select = (act: typeof on) => {
    const isFitting = act!.fitting(portal).select!([
      { platform_guid: 'a', title: 'a', is_enabled_auto_localization: true },
      { platform_guid: 'b', title: 'b' },
      { platform_guid: 'c', title: 'c', is_access_revoked: true },
    ]);
    return [...channels, buildChannel({ platform_guid: 'd' })].map((channel) => isFitting(channel));
  };
  expect(select(on)).toEqual([false, true, false, false]);
  expect(select(off)).toEqual([true, false, false, false]);
});
