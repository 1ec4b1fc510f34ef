import { actRunsAtom, forgetActs, isGoingOn, startAct, undoAct } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { buildChannel, buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import { getChannelConfig, listBoostChannels, saveChannelConfig, type OwnSettings } from '../contract.ts';
import { channelActs } from './channelActs.ts';

const common = {
  enabled: true,
  min_video_minutes: 8,
  auto_slots: true,
  max_slots: 4,
  min_gap: 5,
  excluded_video_ids: [],
};
const [toCommon, toOwn] = channelActs;
const channels = ['a', 'b'].map((guid) => buildChannel({ platform_guid: guid, title: guid }));
type Sent = { params: { platform_guid: string }; body: { own: OwnSettings; version: number } };

beforeEach(() => {
  sessionStorage.clear();
  forgetActs();
});

/** A portal whose server keeps the settings of channels with their versions. */
function portalWith(own: Record<string, OwnSettings>) {
  const kept = new Map(Object.entries(own).map(([guid, values]) => [guid, { own: values, version: 1 }]));
  const answer = (guid: string) => ({ ...kept.get(guid)!, inherited: common });
  const portal = stubPortal({
    answers: {
      [listBoostChannels.key]: {
        channels: [...kept].map(([guid, values]) => ({
          platform_guid: guid,
          title: guid,
          own: values.own,
          videos: [],
        })),
      },
      [getChannelConfig.key]: ({ params }: Sent) => answer(params.platform_guid),
      [saveChannelConfig.key]: ({ params, body }: Sent) => {
        const { version } = kept.get(params.platform_guid)!;
        if (body.version !== version) throw buildFailure('conflict');
        kept.set(params.platform_guid, { own: body.own, version: version + 1 });
        return answer(params.platform_guid);
      },
    },
  });
  return { portal, kept };
}
const states = () => atomStore.get(actRunsAtom)[0]?.lines.map(({ state }) => state.state);
const end = () => vi.waitFor(() => expect(atomStore.get(actRunsAtom).some(isGoingOn)).toBe(false));

test('[ADS-01] channels follow the common settings, and have their former ones again once that is undone', async () => {
  const { portal, kept } = portalWith({ a: { max_slots: 2 }, b: {} });
  await (
    await startAct(portal, toCommon!, channels)
  )?.ended;
  expect(states()).toEqual(['done', 'done']);
  expect(kept.get('a')).toEqual({ own: {}, version: 2 });
  // A channel that was so already is neither sent nor undone.
  expect(kept.get('b')).toEqual({ own: {}, version: 1 });
  undoAct(portal, atomStore.get(actRunsAtom)[0]!);
  await end();
  expect(states()).toEqual(['undone', 'done']);
  expect(kept.get('a')).toEqual({ own: { max_slots: 2 }, version: 3 });
});

test('[ADS-01] channels keep what applies to them now', async () => {
  const { portal, kept } = portalWith({ a: { max_slots: 2 }, b: {} });
  await (
    await startAct(portal, toOwn!, channels)
  )?.ended;
  expect(kept.get('a')?.own).toEqual({ ...common, max_slots: 2 });
  expect(kept.get('b')?.own).toEqual(common);
});

test('[ADS-01] an undo changes nothing that was saved elsewhere meanwhile, and says so', async () => {
  const { portal, kept } = portalWith({ a: { max_slots: 2 } });
  await (
    await startAct(portal, toCommon!, channels.slice(0, 1))
  )?.ended;
  kept.set('a', { own: { max_slots: 9 }, version: 3 });
  undoAct(portal, atomStore.get(actRunsAtom)[0]!);
  await end();
  expect(states()).toEqual(['refused']);
  expect(kept.get('a')?.own).toEqual({ max_slots: 9 });
});

test('[ADS-01] they fit the channels of ads boost whose settings would change', async () => {
  const { portal } = portalWith({ a: { max_slots: 2 }, b: common });
  const fits = async (act: typeof toCommon) => {
    const { select, ...query } = act!.fitting(portal);
    const isFitting = select!(await portal.queryClient.fetchQuery(query));
    return [...channels, buildChannel({ platform_guid: 'c' })].map((channel) => isFitting(channel));
  };
  expect(await fits(toCommon)).toEqual([true, true, false]);
  expect(await fits(toOwn)).toEqual([true, false, false]);
});
