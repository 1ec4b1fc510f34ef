import { actRunsAtom, forgetActs, type ActRun } from '@my-air/feature-kit/data';
import { atomStore, forgetPage } from '@my-air/feature-kit/state';

/** Begins without acts, as a new tab does. */
export function forgetResults(): void {
  localStorage.clear();
  sessionStorage.clear();
  forgetPage();
  forgetActs();
}

/** The act that was started last. */
export const lastRun = (): ActRun => atomStore.get(actRunsAtom).at(-1)!;

const said = (text: string | { message?: string; id: string }) =>
  typeof text === 'string' ? text : (text.message ?? text.id);

/** The results of the act that was started last, in words; undefined without one. */
export function results(): readonly string[] | undefined {
  return atomStore
    .get(actRunsAtom)
    .at(-1)
    ?.lines.map(({ subject, state }) =>
      [
        `${subject.title}: ${state.state}`,
        ...('text' in state && state.text !== undefined ? [said(state.text)] : []),
        ...('action' in state ? [said(state.action.label)] : []),
        ...('canRetry' in state && state.canRetry ? ['can be tried again'] : []),
      ].join(', '),
    );
}
