import { createValue } from '@my-air/client-state/early';

import type { LastSeen } from '../Shell.ts';
import type { KeptAnswers, KeptAnswersOptions } from './createKeptAnswers.ts';

export interface LastSeenOptions extends Omit<KeptAnswersOptions, 'onKept'> {
  /** Whether answers are kept at all. */
  isEnabled: boolean;
  /** Called when a kept answer was given: the backend cannot be reached. */
  onKept: () => void;
}

/** The code that keeps answers comes with the first screen that reads data. */
export function createLastSeen({ isEnabled, onKept, ...options }: LastSeenOptions): LastSeen {
  const seenAt = createValue<number | undefined>(undefined);
  let loading: Promise<KeptAnswers> | undefined;
  /** Replaced when a session ends, so that an answer from before is recognised. */
  let session = {};

  function load(): Promise<KeptAnswers> {
    loading ??= import('./createKeptAnswers.ts').then(
      ({ createKeptAnswers }) =>
        createKeptAnswers({
          ...options,
          onKept(keptAt) {
            seenAt.set(Math.min(keptAt, seenAt.get() ?? keptAt));
            onKept();
          },
        }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    async read(url, sent, signal) {
      if (!isEnabled) return sent;
      const asked = session;
      sent.catch(() => {});
      const answers = await load().catch(() => undefined);
      return answers ? answers.read(url, sent, { signal, isCurrent: () => session === asked }) : sent;
    },
    seenAt,
    async forget() {
      session = {};
      seenAt.set(undefined);
      await load().then(
        ({ forget }) => forget(),
        () => {},
      );
    },
  };
}
