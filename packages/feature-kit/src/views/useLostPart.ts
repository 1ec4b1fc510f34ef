import { useEffect, useState } from 'react';

import { lookForFile, type LostFile } from '../data/lookForFile.ts';
import type { Failure } from './describeFailure.ts';

const failures: Readonly<Record<LostFile, Failure>> = {
  gone: 'outdated',
  blocked: 'blocked',
  failing: 'incomplete',
  there: 'incomplete',
};

/** The failure of a screen, and of one with a missing part what became of it, once the server was asked. */
export function useLostPart(error: unknown, failure: Failure): Failure {
  const [found, setFound] = useState<{ error: unknown; failure: Failure }>();
  const isIncomplete = failure === 'incomplete';
  useEffect(() => {
    let isLeft = false;
    if (isIncomplete)
      void lookForFile(error).then((file) => {
        if (!isLeft) setFound({ error, failure: failures[file] });
      });
    return () => {
      isLeft = true;
    };
  }, [error, isIncomplete]);
  return isIncomplete && found && found.error === error ? found.failure : failure;
}
