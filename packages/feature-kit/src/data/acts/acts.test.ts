import type { Channel } from '@my-air/api-client/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { ActOutcome, ChannelAct, SeveralAct } from '../../index.ts';
import { atomStore, forgetPage } from '../../state.ts';
import { buildChannel, buildFailure, buildUser, stubPortal, type StubPortalOptions } from '../../testing.ts';
import { actRunsAtom, actsOpen, clearActs, countUnfinished, forgetActs, isGoingOn } from './actRuns.ts';
import { channelsQuery } from '../resources.ts';
import { retryAct, startAct, undoAct } from './startAct.ts';
import { watchActs } from './watchActs.ts';

const done: ActOutcome = { state: 'done' };
const channelsOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildChannel({ platform_guid: `UC${place}`, title: `Channel ${place}` }),
  );

/** An act whose answers the test gives, by the id of the channel, in any order. */
function actByHand(id = 'sample') {
  const asked: string[] = [];
  const answers = new Map<string, (outcome: ActOutcome | Error) => void>();
  const act: SeveralAct<Channel> = {
    id,
    label: { id: 'Sample', message: 'Sample' },
    done: (count) => ({ id: `${count} done`, message: `${count} done` }),
    start: vi.fn(async () => ({ platform_guid }: Channel) => {
      asked.push(platform_guid);
      return new Promise<ActOutcome>((resolve, reject) =>
        answers.set(platform_guid, (outcome) =>
          outcome instanceof Error ? reject(outcome) : resolve(outcome),
        ),
      );
    }),
  };
  const answer = async (guid: string, outcome: ActOutcome | Error = done) => {
    await vi.waitFor(() => expect(answers.has(guid)).toBe(true));
    answers.get(guid)!(outcome);
    answers.delete(guid);
  };
  return { act, asked, answer };
}

const states = (place = 0) =>
  atomStore.get(actRunsAtom)[place]?.lines.map(({ subject, state }) => `${subject.title} ${state.state}`);
const lastRun = () => atomStore.get(actRunsAtom).at(-1)!;
const portalOf = (options: StubPortalOptions = {}) => stubPortal(options);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetPage();
  forgetActs();
});

describe('[ACC-01] an act for several channels', () => {
  test('asks for four at a time, and shows their results in the order of the list, whatever comes first', async () => {
    const portal = portalOf();
    const { act, asked, answer } = actByHand();
    await startAct(portal, act, channelsOf(6));
    await vi.waitFor(() => expect(asked).toEqual(['UC0', 'UC1', 'UC2', 'UC3']));
    await answer('UC3');
    await answer('UC1', { state: 'refused', text: 'Too early', canRetry: false });
    await vi.waitFor(() => expect(asked).toEqual(['UC0', 'UC1', 'UC2', 'UC3', 'UC4', 'UC5']));
    expect(states()).toEqual([
      'Channel 0 working',
      'Channel 1 refused',
      'Channel 2 working',
      'Channel 3 done',
      'Channel 4 working',
      'Channel 5 working',
    ]);
    expect(countUnfinished()).toBe(4);
  });

  test('ends with a message where its results are closed, and with none where they are open', async () => {
    const portal = portalOf();
    const { act, answer } = actByHand();
    const run = await startAct(portal, act, channelsOf(2));
    atomStore.set(actsOpen(portal.session.getUser()?.id), false);
    await answer('UC0');
    await answer('UC1');
    await run?.ended;
    expect(portal.shown).toMatchObject([{ type: 'success', title: '2 done' }]);

    const second = await startAct(portal, act, channelsOf(1));
    await answer('UC0', buildFailure('server'));
    await second?.ended;
    expect(portal.shown).toHaveLength(1);
  });

  test('pressed twice acts once on each channel, and one that comes later joins them', async () => {
    const portal = portalOf();
    const { act, asked, answer } = actByHand();
    const [, second] = await Promise.all([
      startAct(portal, act, channelsOf(2)),
      startAct(portal, act, channelsOf(2)),
    ]);
    expect(second).toBeUndefined();
    expect(await startAct(portal, act, channelsOf(2))).toBeUndefined();
    await startAct(portal, act, channelsOf(3));
    await answer('UC0');
    await answer('UC1');
    await answer('UC2');
    await vi.waitFor(() => expect(countUnfinished()).toBe(0));
    expect(asked).toEqual(['UC0', 'UC1', 'UC2']);
  });

  test('of another kind waits for the one that is under way', async () => {
    const portal = portalOf();
    const [first, second] = [actByHand('on'), actByHand('off')];
    await startAct(portal, first.act, channelsOf(1));
    await startAct(portal, second.act, channelsOf(1));
    await vi.waitFor(() => expect(first.asked).toHaveLength(1));
    expect([second.asked, states(1)]).toEqual([[], ['Channel 0 waiting']]);
    await first.answer('UC0');
    await vi.waitFor(() => expect(second.asked).toEqual(['UC0']));
  });

  test('that failed is tried again for those that may succeed now, and asks its question again', async () => {
    const portal = portalOf();
    const { act, asked, answer } = actByHand();
    await startAct(portal, act, channelsOf(3));
    await answer('UC0');
    await answer('UC1', buildFailure('timeout'));
    await answer('UC2', buildFailure('forbidden'));
    await vi.waitFor(() => expect(isGoingOn(lastRun())).toBe(false));
    expect(states()).toEqual(['Channel 0 done', 'Channel 1 refused', 'Channel 2 refused']);
    await retryAct(lastRun());
    await answer('UC1');
    await vi.waitFor(() =>
      expect(states()).toEqual(['Channel 0 done', 'Channel 1 done', 'Channel 2 refused']),
    );
    expect(asked).toEqual(['UC0', 'UC1', 'UC2', 'UC1']);
    expect(act.start).toHaveBeenCalledTimes(2);
  });

  test('is taken back for those that were done; what could not be taken back can be tried again', async () => {
    const portal = portalOf();
    const { act, answer } = actByHand();
    const undo = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
    undo.mockRejectedValueOnce(buildFailure('server'));
    await startAct(portal, act, channelsOf(3));
    for (const guid of ['UC0', 'UC1']) await answer(guid, { state: 'done', undo });
    await answer('UC2', { state: 'refused', text: 'No', canRetry: false });
    await vi.waitFor(() => expect(isGoingOn(lastRun())).toBe(false));
    undoAct(portal, lastRun());
    await vi.waitFor(() =>
      expect(states()).toEqual(['Channel 0 refused', 'Channel 1 undone', 'Channel 2 refused']),
    );
    await retryAct(lastRun());
    await vi.waitFor(() => expect(states()?.[0]).toBe('Channel 0 undone'));
    expect(undo).toHaveBeenCalledTimes(3);
    expect(act.start).toHaveBeenCalledOnce();
  });

  test('does nothing where the user leaves its question, and says why a question could not be asked', async () => {
    const portal = portalOf();
    const { act } = actByHand();
    expect(await startAct(portal, { ...act, start: async () => undefined }, channelsOf(1))).toBeUndefined();
    const start = () => Promise.reject(buildFailure('network'));
    expect(await startAct(portal, { ...act, start }, channelsOf(1))).toBeUndefined();
    expect(atomStore.get(actRunsAtom)).toEqual([]);
    expect(portal.shown).toMatchObject([{ type: 'error', title: expect.stringContaining('no connection') }]);
  });

  test('leaves nothing once it was closed, unless something is left to do or to take back', async () => {
    const portal = portalOf();
    const { act, answer } = actByHand();
    await startAct(portal, act, channelsOf(1));
    clearActs({ keepsUnsettled: false });
    expect(atomStore.get(actRunsAtom)).toHaveLength(1);
    await answer('UC0', { state: 'done', undo: async () => undefined });
    await vi.waitFor(() => expect(countUnfinished()).toBe(0));
    clearActs({ keepsUnsettled: true });
    expect(atomStore.get(actRunsAtom)).toHaveLength(1);
    clearActs({ keepsUnsettled: false });
    expect(atomStore.get(actRunsAtom)).toEqual([]);
  });
});

describe('[ACC-01] the end of the session', () => {
  test('ends an act: nothing more is asked, and an answer that comes later changes nothing', async () => {
    const portal = portalOf();
    const { act, asked, answer } = actByHand();
    const session = new AbortController();
    watchActs(portal, session.signal);
    await startAct(portal, act, channelsOf(6));
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    session.abort();
    await answer('UC0');
    await answer('UC1', buildFailure('server'));
    await vi.waitFor(() => expect(portal.queryClient.isMutating()).toBe(2));
    expect([asked.length, atomStore.get(actRunsAtom), portal.shown]).toEqual([4, [], []]);
  });

  test('nothing is done in the name of the next user of the tab', async () => {
    const portal = portalOf();
    const { act, asked, answer } = actByHand();
    await startAct(portal, act, channelsOf(6));
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    portal.session.become(buildUser({ id: 2 }));
    await answer('UC0');
    await vi.waitFor(() => expect(atomStore.get(actRunsAtom)).toEqual([]));
    expect([asked.length, portal.shown]).toEqual([4, []]);
  });

  test('that the server tells ends the act, and only the sign-in is shown', async () => {
    const portal = portalOf();
    const { act, asked, answer } = actByHand();
    await startAct(portal, act, channelsOf(6));
    await answer('UC0', buildFailure('unauthenticated'));
    await vi.waitFor(() => expect(atomStore.get(actRunsAtom)).toEqual([]));
    expect([asked.length, portal.shown]).toEqual([4, []]);
  });
});

describe('[CH-07] channels that need the user at a platform', () => {
  const act: ChannelAct = {
    ...actByHand('reconnect').act,
    fitting: () => ({ queryKey: ['fitting'], queryFn: () => () => true }),
    start: async (portal) => async (channel) => recheck(portal, channel),
    recheck,
  };
  function recheck(_portal: unknown, channel: Channel): ActOutcome {
    return channel.is_access_revoked
      ? { state: 'needs', text: 'Sign in', action: { label: act.label, onAct: () => undefined } }
      : done;
  }
  const revoked = channelsOf(3).map((channel) => ({ ...channel, is_access_revoked: true }));

  /** A page that was loaded with these channels. */
  function pageWith(channels: readonly Channel[]) {
    forgetPage();
    forgetActs();
    const portal = portalOf({
      answers: { 'GET api/channels': { channels } },
      contributions: { channelActs: [act] },
    });
    const session = new AbortController();
    watchActs(portal, session.signal);
    return { portal, session };
  }

  test('are still there after the visit, those that are settled as done', async () => {
    const { portal } = pageWith(revoked);
    await startAct(portal, act, revoked);
    await vi.waitFor(() => expect(states()).toEqual([0, 1, 2].map((place) => `Channel ${place} needs`)));
    pageWith([channelsOf(1)[0]!, ...revoked.slice(1, 2)]);
    await vi.waitFor(() => expect(states()).toEqual(['Channel 0 done', 'Channel 1 needs']));
  });

  test('that were refused are left out after the visit: the list does not tell the reason', async () => {
    const { portal } = pageWith(revoked);
    const start = async () => async (channel: Channel) =>
      channel.platform_guid === 'UC1'
        ? ({ state: 'refused', text: 'No', canRetry: true } as const)
        : recheck(portal, channel);
    await (
      await startAct(portal, { ...act, start }, revoked)
    )?.ended;
    pageWith(revoked);
    await vi.waitFor(() => expect(states()).toEqual(['Channel 0 needs', 'Channel 2 needs']));
  });

  test('are settled as soon as the list of channels says so, and are gone once they are removed', async () => {
    const { portal } = pageWith(revoked);
    await startAct(portal, act, revoked);
    await vi.waitFor(() => expect(states()?.[2]).toBe('Channel 2 needs'));
    portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, [
      channelsOf(1)[0]!,
      ...revoked.slice(1, 2),
    ]);
    expect(states()).toEqual(['Channel 0 done', 'Channel 1 needs']);
  });

  test('are not those of the next session', async () => {
    const { portal, session } = pageWith(revoked);
    await startAct(portal, act, revoked);
    await vi.waitFor(() => expect(states()?.[2]).toBe('Channel 2 needs'));
    session.abort();
    expect(atomStore.get(actRunsAtom)).toEqual([]);
  });
});

test('[ACC-01] a page with an act under way asks before it is left', async () => {
  const portal = portalOf();
  const { act, answer } = actByHand();
  const session = new AbortController();
  watchActs(portal, session.signal);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await startAct(portal, act, channelsOf(1));
  expect(isAsked()).toBe(true);
  await answer('UC0');
  await vi.waitFor(() => expect(isAsked()).toBe(false));
  session.abort();
});
