import { useEffect, useEffectEvent, useRef } from 'react';

import type { AskedQuestion } from './AskedQuestion.ts';

/** Asks each question that comes from elsewhere on the page, once. */
export function useAskOnce(question: AskedQuestion | undefined, ask: (text: string) => void): void {
  const asked = useRef<AskedQuestion>(undefined);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (question === undefined || asked.current === question) return;
    asked.current = question;
    begin(question.text);
  }, [question]);
}
