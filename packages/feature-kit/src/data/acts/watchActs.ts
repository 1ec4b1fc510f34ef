import { hashKey } from '@tanstack/react-query';

import { loadAhead, type PortalContext } from '../../index.ts';
import { atomStore } from '../../state.ts';
import { channelKey } from '../channel/channelKey.ts';
import { channelsQuery } from '../resources.ts';
import { actsLeft, changeRuns, countUnfinished, forgetActs, lineOf, type ActLine } from './actRuns.ts';
import { runOf } from './startAct.ts';

/**
 * Keeps the results of acts up to date while a user is signed in: brings back those that needed the user at a platform, and
 * asks before the page is left while an act is under way.
 */
export function watchActs(portal: PortalContext, signal: AbortSignal): void {
  const { queryClient, api } = portal;
  const query = channelsQuery(api);
  const queryHash = hashKey(query.queryKey);
  void bringBack(portal, signal).catch(() => {
    // Without the channels nothing is known of them; the screens that show them say so.
  });
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== queryHash) return;
    if (event.action.type === 'success') recheckAll(portal);
  });
  window.addEventListener('beforeunload', (event) => countUnfinished() > 0 && event.preventDefault(), {
    signal,
  });
  signal.addEventListener('abort', () => {
    stop();
    forgetActs();
  });
}

async function bringBack(portal: PortalContext, signal: AbortSignal): Promise<void> {
  const userId = portal.session.getUser()?.id;
  const left = atomStore.get(actsLeft(userId));
  if (left.length === 0) return;
  const channels = await loadAhead(portal.queryClient, channelsQuery(portal.api));
  if (signal.aborted) return;
  const runs = left.flatMap(({ act: id, channels: keys }) => {
    const act = portal.contributions.channelActs.find((one) => one.id === id);
    const { recheck } = act ?? {};
    if (!act || !recheck) return [];
    const lines = keys.flatMap((key): ActLine[] => {
      const channel = channels.find((one) => channelKey(one) === key);
      if (!channel) return [];
      const state = recheck(portal, channel);
      return [{ ...lineOf(channel), state, perform: () => Promise.resolve(recheck(portal, channel)) }];
    });
    return [runOf(portal, act, { userId, lines, onEnd: () => undefined })];
  });
  changeRuns((before) => [...runs, ...before]);
}

/** Rechecks the channels that need the user; one that was removed leaves the list. */
function recheckAll(portal: PortalContext): void {
  const channels = portal.queryClient.getQueryData(channelsQuery(portal.api).queryKey) ?? [];
  changeRuns((runs) =>
    runs.map((run) => {
      const { recheck } = run.act;
      if (!recheck || !run.lines.some(({ state }) => state.state === 'needs')) return run;
      const lines = run.lines.flatMap((line) => {
        if (line.state.state !== 'needs') return [line];
        const channel = channels.find((one) => channelKey(one) === line.key);
        return channel ? [{ ...line, state: recheck(portal, channel) }] : [];
      });
      return { ...run, lines };
    }),
  );
}
