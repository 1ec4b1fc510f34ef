import { isImpersonated, usePortal } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { decide, type Decision } from './suggestions.api.ts';

/** The decisions under way and the failures, for each suggestion by its id. */
export interface Decisions {
  readonly pending: Readonly<Record<string, Decision['act']>>;
  readonly failures: Readonly<Record<string, unknown>>;
  /**
   * The suggestions decided since the list was opened: they stay in sight, so that the decision can be
   * undone.
   */
  readonly decided: ReadonlySet<string>;
  /** Sends a decision; resolves with whether it was done. */
  readonly decide: (decision: Decision) => Promise<boolean>;
}

/**
 * Decides about suggestions of a channel, several in parallel if need be. Another list forgets the decisions
 * of this one.
 */
export function useDecisions(guid: string, list: string): Decisions {
  const portal = usePortal();
  const [pending, setPending] = useState<Decisions['pending']>({});
  const [failures, setFailures] = useState<Decisions['failures']>({});
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [listBefore, setListBefore] = useState(list);
  if (list !== listBefore) {
    setListBefore(list);
    setDecided(new Set());
    setFailures({});
  }
  const { mutateAsync } = useMutation({
    mutationKey: ['ai-optimization', 'decide', guid],
    mutationFn: (decision: Decision) => decide(portal, guid, decision),
    meta: { handles: 'inPlace' },
  });

  async function run(decision: Decision): Promise<boolean> {
    const { id } = decision.suggestion;
    if (isImpersonated(portal.session.getUser())) return false;
    setPending((now) => ({ ...now, [id]: decision.act }));
    setFailures((now) => without(now, id));
    // Also where it is refused: the suggestion may have been decided in another tab.
    setDecided((now) => new Set(now).add(id));
    try {
      await mutateAsync(decision);
      return true;
    } catch (error) {
      setFailures((now) => ({ ...now, [id]: error }));
      return false;
    } finally {
      setPending((now) => without(now, id));
    }
  }

  return { pending, failures, decided, decide: run };
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  id: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
}
