import { safeParse, type GenericSchema } from 'valibot';

import { faultsOf, type Fault } from '../faults.ts';
import { isObject } from '../isObject.ts';
import { partsOf } from '../schemaParts.ts';
import { identityKeys } from './identity.ts';
import type { Repairing } from './Repairing.ts';
import { substitute } from './substitute.ts';

/**
 * Replaces values that break a contract with values that screens can show, and keeps all others. A broken
 * text becomes an empty text, a list an empty list, a flag false, a name `unnamed`; numbers, dates and ids
 * are never made up but null, or absent where the contract lets them be. A value that can be read in one way
 * only is read: "12" as a number, an object with the keys 0, 1, 2 as a list.
 */
export function repair(
  schema: GenericSchema,
  value: unknown,
  faults: readonly Fault[],
  unnamed: string,
): { value: unknown; isIncomplete: boolean } {
  const repairing: Repairing = {
    isIncomplete: false,
    unnamed,
    tolerate(part, given) {
      const result = safeParse(part, given);
      if (result.success) return result.output;
      return repairAt(part, result.output, faultTree(faultsOf(result.issues)), repairing);
    },
  };
  const root = faultTree(faults);
  // An answer that is not an object cannot be repaired.
  const repaired = root.isOwn && !isObject(value) ? value : repairAt(schema, value, root, repairing);
  return { value: repaired, isIncomplete: repairing.isIncomplete };
}

function repairAt(schema: GenericSchema, value: unknown, node: FaultNode, repairing: Repairing): unknown {
  if (node.isOwn) return substitute(schema, value, repairing);
  const { wrapped, item, entries, value: each, options } = partsOf(schema);
  if (wrapped) return repairAt(wrapped, value, node, repairing);
  if (options) return repairing.tolerate(bestOption(options, value), value);
  if (item && Array.isArray(value)) return repairList(item, value, node, repairing);
  if (!isObject(value)) return value;
  const repaired = { ...value };
  for (const [key, below] of node.below) {
    const field = entries?.[key] ?? each;
    if (field) repaired[key] = repairAt(field, value[key], below, repairing);
  }
  return repaired;
}

/** Elements that should be objects but are not, or that nothing tells from others, are left out. */
function repairList(item: GenericSchema, list: readonly unknown[], node: FaultNode, repairing: Repairing) {
  const { entries, options } = partsOf(item);
  const holdsObjects = entries !== undefined || options?.some((option) => partsOf(option).entries);
  const keys = identityKeys(entries ?? {});
  return list.flatMap((element, at) => {
    const below = node.below.get(String(at));
    if (!below) return [element];
    const repaired = below.isOwn && holdsObjects ? null : repairAt(item, element, below, repairing);
    const isLost = holdsObjects && (!isObject(repaired) || keys.some((key) => repaired[key] === null));
    repairing.isIncomplete ||= isLost ?? false;
    return isLost ? [] : [repaired];
  });
}

/** The option with the fewest issues. */
function bestOption(options: readonly GenericSchema[], value: unknown): GenericSchema {
  const count = (option: GenericSchema) => safeParse(option, value).issues?.length ?? 0;
  return [...options].sort((one, other) => count(one) - count(other))[0]!;
}

/** A place of an answer that has a fault, or leads to one. */
interface FaultNode {
  /** Whether the value at this place is wrong itself, and not only something below it. */
  isOwn: boolean;
  below: Map<string, FaultNode>;
}

/** Arranges faults by their places. A value of the right type that only breaks a rule is not repaired. */
function faultTree(faults: readonly Fault[]): FaultNode {
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
