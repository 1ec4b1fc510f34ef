import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';
import { atom } from 'jotai';
import * as v from 'valibot';

import type { ActOutcome, ActSubject, ChannelAct, SeveralAct } from '../../index.ts';
import { atomStore, keptAtom, type KeyOwner } from '../../state.ts';
import { channelKey } from '../channel/channelKey.ts';

/** A channel of an act, and how far it is. */
export interface ActLine {
  key: string;
  subject: ActSubject;
  state: ActOutcome | { state: 'waiting' | 'working' | 'undone' };
  /** Acts on it, or takes the act back. */
  perform: () => Promise<ActLine['state'] | undefined>;
  /** Whether `perform` takes the act back. @default false */
  isUndo?: boolean;
}

/** An act for several channels that was started, with their results in the order of the list. */
export interface ActRun {
  id: string;
  /** The user who started it; nothing is done in the name of another. */
  userId: KeyOwner;
  act: Omit<SeveralAct<ActSubject>, 'start'> & { recheck?: ChannelAct['recheck'] | undefined };
  lines: readonly ActLine[];
  /** Acts once more on some of its lines. */
  retry: (lines: readonly ActLine[]) => Promise<void>;
  /** Called when every line has its result. */
  onEnd: () => void;
}

const runsAtom = /* @__PURE__ */ atom<readonly ActRun[]>([]);

/** The acts for several channels of this session, in the order in which they were started. */
export const actRunsAtom = /* @__PURE__ */ atom((get) => get(runsAtom));

/** Whether the results are open, of each user in this tab. */
export const actsOpen = keptAtom('feature-kit.acts-open', v.boolean(), false, { per: 'tab' });

/** The acts by their ids with the keys of their channels, some of which need the user: kept while they are at a platform. */
export const actsLeft = keptAtom(
  'feature-kit.acts-left',
  v.array(v.object({ act: v.string(), channels: v.array(v.string()) })),
  [],
  { per: 'tab' },
);

/** Whether an act has lines without a result. */
export const isGoingOn = ({ lines }: ActRun): boolean =>
  lines.some(({ state: { state } }) => state === 'waiting' || state === 'working');

/** The lines in one state. */
export const linesIn = <State extends ActLine['state']['state']>({ lines }: ActRun, state: State) =>
  lines.filter((line): line is ActLine & { state: { state: State } } => line.state.state === state);

export const lineOf = (subject: ActSubject): Pick<ActLine, 'key' | 'subject'> => ({
  key: channelKey(subject),
  subject,
});

/** The channels whose state the list of channels tells; why one was refused it does not tell. */
const keysToRecheck = ({ lines }: ActRun) =>
  lines.filter(({ state: { state } }) => state === 'needs' || state === 'done').map(({ key }) => key);

/** Changes the acts; a change that finds nothing to change returns what it was given. */
export function changeRuns(change: (runs: readonly ActRun[]) => readonly ActRun[]): void {
  const before = atomStore.get(runsAtom);
  const after = change(before).filter(({ lines }) => lines.length > 0);
  if (after.length === before.length && after.every((run, place) => run === before[place])) return;
  atomStore.set(runsAtom, after);
  const { userId } = after[0] ?? before[0]!;
  const left = after.filter((run) => run.act.recheck && linesIn(run, 'needs').length > 0);
  atomStore.set(
    actsLeft(userId),
    left.map((run) => ({ act: run.act.id, channels: keysToRecheck(run) })),
  );
}

/** Changes one line of an act, unless it is gone. */
export function changeLine(runId: string, key: string, change: Partial<ActLine>): void {
  changeRuns((runs) =>
    runs.map((run) =>
      run.id === runId
        ? { ...run, lines: run.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) }
        : run,
    ),
  );
}

/** The number of channels that have no result yet. */
export const countUnfinished = (): number =>
  atomStore
    .get(runsAtom)
    .reduce((sum, run) => sum + linesIn(run, 'waiting').length + linesIn(run, 'working').length, 0);

/** Forgets acts that have ended: all of them, or those that leave nothing to do or to undo. */
export function clearActs({ keepsUnsettled }: { keepsUnsettled: boolean }): void {
  const isUnsettled = (run: ActRun) =>
    run.lines.some(({ state }) => state.state === 'refused' || state.state === 'needs' || 'undo' in state);
  changeRuns((runs) => runs.filter((run) => isGoingOn(run) || (keepsUnsettled && isUnsettled(run))));
}

/** Forgets all acts at the end of the session; answers that come later change nothing. */
export function forgetActs(): void {
  atomStore.set(runsAtom, []);
}

const somethingDone = (count: number) => msg`${plural(count, { one: '# done', other: '# done' })}`;

/** The words for an act that was done for so many channels. */
export const doneText = ({ act: { done = somethingDone } }: ActRun, count: number): MessageDescriptor =>
  done(count);
