import { openStorage } from '@my-air/client-state/early';

/** A storage of the browser, or undefined where it is denied. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return openStorage(name === 'localStorage' ? 'browser' : 'tab');
  } catch {
    return undefined;
  }
}
