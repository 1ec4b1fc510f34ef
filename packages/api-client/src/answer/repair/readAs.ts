import type { GenericSchema } from 'valibot';

import { isObject } from '../isObject.ts';
import { partsOf } from '../schemaParts.ts';
import { roleOf } from './identity.ts';
import type { Repairing } from './Repairing.ts';

/** The result for a value that cannot be read as the wanted type. */
export const unreadable = Symbol('unreadable');

const decimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const flags = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** Reads a value of another type where it has one meaning only, as PHP and its databases send numbers, flags and lists. */
export function readAs(schema: GenericSchema, value: unknown, repairing: Repairing): unknown {
  const { type, item } = partsOf(schema);
  if (type === 'number' && typeof value === 'string' && decimal.test(value)) return Number(value);
  if (type === 'boolean') return flags.get(value) ?? unreadable;
  if (item && isNumbered(value)) return repairing.tolerate(schema, Object.values(value));
  // A channel can be called 2024.
  if (roleOf(schema) === 'name' && Number.isSafeInteger(value)) return String(value);
  return unreadable;
}

/** Whether an object has the keys of a list; JavaScript keeps those in order. */
function isNumbered(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.keys(value).every((key) => /^(?:0|[1-9]\d*)$/.test(key));
}
