import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { draftOf } from '@my-air/feature-kit/forms';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { useEffect, useRef, useState } from 'react';

import type { Suggestion } from '../contract.ts';
import { suggestionDraft } from './suggestionDraft.ts';
import type { Decisions } from './useDecisions.ts';

/** The number of suggestions sent in parallel: leaving the screen stops those that have not been sent. */
const decidedAtOnce = 3;

/** Decides about several suggestions with one press. */
export function useDecideAll(decisions: Decisions) {
  const { t } = useLingui();
  const format = useFormat();
  const { toasts } = usePortal();
  const userId = useUser()?.id;
  const [running, setRunning] = useState<'accept' | 'dismiss'>();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => void (hasLeft.current = true);
  }, []);

  /** Decides about a suggestion as the user has edited it. */
  async function decideOne(act: 'accept' | 'dismiss', suggestion: Suggestion): Promise<boolean> {
    const draft = draftOf(userId, suggestionDraft, suggestion.id);
    if (act === 'dismiss') {
      const isDismissed = await decisions.decide({ act, suggestion });
      if (isDismissed) draft.clear();
      return isDismissed;
    }
    const edited = draft.read();
    const isDone = await decisions.decide({ act, suggestion, text: edited?.text ?? suggestion.suggested });
    if (isDone && edited) draft.forget(edited);
    return isDone;
  }
  /** Decides about several; resolves with whether the screen is still there. */
  async function decideAll(act: 'accept' | 'dismiss', picked: readonly Suggestion[]): Promise<boolean> {
    setRunning(act);
    let failed = 0;
    for (let place = 0; place < picked.length && !hasLeft.current; place += decidedAtOnce) {
      const done = await Promise.all(
        picked.slice(place, place + decidedAtOnce).map((one) => decideOne(act, one)),
      );
      failed += done.filter((isDone) => !isDone).length;
    }
    if (hasLeft.current) return false;
    setRunning(undefined);
    const failedCount = format.number(failed);
    toasts.show(
      failed === 0
        ? { type: 'save', title: act === 'accept' ? t`Suggestions accepted` : t`Suggestions dismissed` }
        : {
            type: 'warning',
            title: t`${plural(failed, { one: `${failedCount} suggestion was not saved`, other: `${failedCount} suggestions were not saved` })}`,
          },
    );
    return true;
  }

  return { running, decideAll };
}
