import type { Fault } from '../faults.ts';

/** A place of an answer that has a fault, or leads to one. */
export interface FaultNode {
  /** Whether the value at this place is wrong itself, and not only something below it. */
  isOwn: boolean;
  below: Map<string, FaultNode>;
}

/** Arranges faults by their places. A value of the right type that only breaks a rule is not repaired. */
export function faultTree(faults: readonly Fault[]): FaultNode {
  const root: FaultNode = { isOwn: false, below: new Map() };
  for (const { path, isTyped } of faults) {
    if (isTyped) continue;
    let node = root;
    for (const { key } of path) {
      const next = node.below.get(String(key)) ?? { isOwn: false, below: new Map() };
      node.below.set(String(key), next);
      node = next;
    }
    node.isOwn = true;
  }
  return root;
}
