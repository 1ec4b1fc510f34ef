import { StartFailure } from './StartFailure.ts';

/**
 * The functions of index.html for the code that it starts: the page of last resort, which needs nothing but
 * itself.
 */
interface LastResort {
  fail: (kind: 'unreachable' | 'invalid' | 'broken', details: readonly string[]) => void;
}

declare global {
  interface Window {
    myAir?: LastResort;
  }
}

/** Shows that the portal cannot go on, the reason, and a button to try again. */
export function showStartFailure(error: unknown, id?: string): void {
  if (error instanceof StartFailure) window.myAir?.fail(error.kind, error.details);
  else window.myAir?.fail('broken', id ? [id] : []);
}
