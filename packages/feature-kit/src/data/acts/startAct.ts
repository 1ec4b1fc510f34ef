import { msg, plural } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';

import type { ActOnOne, ActOutcome, ActSubject, ChannelAct, PortalContext, SeveralAct } from '../../index.ts';
import { atomStore } from '../../state.ts';
import { failureText, type ReasonWords } from '../writes/failureText.ts';
import {
  actRunsAtom,
  actsOpen,
  changeLine,
  changeRuns,
  doneText,
  forgetActs,
  isGoingOn,
  lineOf,
  linesIn,
  type ActLine,
  type ActRun,
} from './actRuns.ts';

/** The number of channels that are acted on at the same time. */
const mostAtOnce = 4;

/** The ids of the acts that ask something before they start. */
const asking = /* @__PURE__ */ new Set<string>();

const userIdOf = ({ session }: PortalContext) => session.getUser()?.id;

/**
 * Acts on several channels, four at a time and in order, and opens the list of their results. A channel that is refused
 * stops no other. It goes on whatever the user does meanwhile, until the session ends; acts that are started later wait
 * for it. A channel for which the same act is under way is left to that.
 * @returns a promise of its end; undefined where nothing was started
 */
export async function startAct<Subject extends ActSubject>(
  portal: PortalContext,
  act: SeveralAct<Subject> & { recheck?: ChannelAct['recheck'] | undefined },
  subjects: readonly Subject[],
): Promise<{ ended: Promise<void> } | undefined> {
  const userId = userIdOf(portal);
  const busy = new Set(
    atomStore
      .get(actRunsAtom)
      .filter((run) => run.act.id === act.id && isGoingOn(run))
      .flatMap((run) => [...linesIn(run, 'waiting'), ...linesIn(run, 'working')].map(({ key }) => key)),
  );
  const fresh = subjects.filter((subject) => !busy.has(lineOf(subject).key));
  if (fresh.length === 0) return undefined;
  const actOn = await ask(portal, act, fresh);
  if (!actOn || userIdOf(portal) !== userId) return undefined;

  let onEnd: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (onEnd = resolve));
  const run = runOf(portal, act, {
    userId,
    onEnd,
    lines: fresh.map((subject) => waitingLine(subject, actOn)),
  });
  const keys = new Set(run.lines.map(({ key }) => key));
  changeRuns((runs) => [
    // One line for a channel and an act: the newest.
    ...runs.map((other) =>
      other.act.id === act.id ? { ...other, lines: other.lines.filter(({ key }) => !keys.has(key)) } : other,
    ),
    run,
  ]);
  atomStore.set(actsOpen(userId), true);
  goOn(portal);
  return { ended };
}

/** Asks what is asked once for all, one question at a time for each act. */
async function ask<Subject extends ActSubject>(
  portal: PortalContext,
  act: SeveralAct<Subject>,
  subjects: readonly Subject[],
): Promise<ActOnOne<Subject> | undefined> {
  if (asking.has(act.id)) return undefined;
  asking.add(act.id);
  try {
    return await act.start(portal, subjects);
  } catch (error) {
    const text = failureText(error);
    const { i18n } = portal.locale;
    portal.toasts.show({ type: 'error', title: typeof text === 'string' ? text : i18n._(text) });
    return undefined;
  } finally {
    asking.delete(act.id);
  }
}

/** A run of an act, whose lines were made from subjects of its kind. */
export function runOf<Subject extends ActSubject>(
  portal: PortalContext,
  act: SeveralAct<Subject> & { recheck?: ChannelAct['recheck'] | undefined },
  parts: Pick<ActRun, 'userId' | 'lines' | 'onEnd'>,
): ActRun {
  const id = crypto.randomUUID();
  const retry = async (lines: readonly ActLine[]) => {
    const undone = lines.filter(({ isUndo }) => isUndo);
    const others = lines.filter(({ isUndo }) => !isUndo);
    const subjects = others.map(({ subject }) => subject as Subject);
    const actOn = others.length > 0 ? await ask(portal, act, subjects) : undefined;
    for (const { key } of undone) changeLine(id, key, { state: { state: 'waiting' } });
    if (actOn)
      for (const subject of subjects) changeLine(id, lineOf(subject).key, waitingLine(subject, actOn));
    goOn(portal);
  };
  return { id, act, retry, ...parts };
}

const waitingLine = <Subject extends ActSubject>(subject: Subject, actOn: ActOnOne<Subject>): ActLine => ({
  ...lineOf(subject),
  state: { state: 'waiting' },
  perform: () => actOn(subject),
});

/** Acts once more on the channels that may succeed now. */
export function retryAct(run: ActRun): Promise<void> {
  return run.retry(linesIn(run, 'refused').filter(({ state }) => state.canRetry));
}

/** Takes an act back for the channels for which it was done. */
export function undoAct(portal: PortalContext, run: ActRun): void {
  for (const { key, state } of linesIn(run, 'done')) {
    const { undo } = state;
    if (!undo) continue;
    const perform = async () => {
      await undo();
      return { state: 'undone' } as const;
    };
    changeLine(run.id, key, { state: { state: 'waiting' }, isUndo: true, perform });
  }
  goOn(portal);
}

/** Starts what can be started now. */
function goOn(portal: PortalContext): void {
  const run = atomStore.get(actRunsAtom).find(isGoingOn);
  if (!run) return;
  const free = mostAtOnce - linesIn(run, 'working').length;
  for (const line of linesIn(run, 'waiting').slice(0, free)) void actOnLine(portal, run, line);
}

async function actOnLine(portal: PortalContext, { id, userId, act }: ActRun, line: ActLine): Promise<void> {
  const isListed = () => atomStore.get(actRunsAtom).some((run) => run.id === id);
  if (userIdOf(portal) !== userId) return forgetActs();
  changeLine(id, line.key, { state: { state: 'working' } });
  const state = await stateAfter(portal, act.id, line);
  if (!isListed()) return;
  if (!state || userIdOf(portal) !== userId) return forgetActs();
  changeLine(id, line.key, { state });
  const run = atomStore.get(actRunsAtom).find((one) => one.id === id);
  if (run && !isGoingOn(run)) {
    run.onEnd();
    tellEnd(portal, run);
  }
  goOn(portal);
}

/** The result of a line; undefined where the session has ended. */
async function stateAfter(
  { queryClient }: PortalContext,
  actId: string,
  { key, perform }: ActLine,
): Promise<ActLine['state'] | undefined> {
  try {
    return await queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: ['acts', actId, key],
        mutationFn: perform,
        // TanStack Query lets a call without a network wait, with all that come after it.
        networkMode: 'always',
        meta: { handles: 'inPlace' },
      })
      .execute(undefined);
  } catch (error) {
    return isApiError(error) && error.code === 'unauthenticated' ? undefined : refusalOf(error);
  }
}

/** The refusal of a failed call; `words` are the feature's words. The end of the session is thrown on. */
export function refusalOf(error: unknown, words?: ReasonWords): ActOutcome {
  if (isApiError(error) && error.code === 'unauthenticated') throw error;
  const canRetry = !isApiError(error) || error.isPassing;
  return { state: 'refused', text: failureText(error, words), canRetry };
}

/** Says how an act has ended, where its results are not open. */
function tellEnd({ toasts, locale: { i18n } }: PortalContext, run: ActRun): void {
  if (atomStore.get(actsOpen(run.userId))) return;
  const [done, undone] = [linesIn(run, 'done').length, linesIn(run, 'undone').length];
  const left = run.lines.length - done - undone;
  if (undone > 0 && left === 0) return;
  const leftText = msg`${plural(left, { one: '# channel is not done', other: '# channels are not done' })}`;
  toasts.show({
    type: left === 0 ? 'success' : 'warning',
    title: i18n._(left === 0 ? doneText(run, done) : leftText),
    action: {
      label: i18n._(msg`Show the results`),
      onAct: () => void atomStore.set(actsOpen(run.userId), true),
    },
  });
}
