import type * as v from 'valibot';

import { keyOf, sessionOf, type KeyOwner } from './keyOf.ts';
import { parseText } from './parseText.ts';
import { browserTexts, tabTexts, type StorageStatus } from './texts.ts';
import type { Value } from './value.ts';

export interface KeptOptions<Schema extends v.GenericSchema> {
  /** `<feature>.<name>`, the end of its key. */
  key: `${string}.${string}`;
  /** The schema of the stored value; a value that does not match counts as absent. */
  schema: Schema;
  /** The value while nothing is stored. Replacing a value by this one deletes it. */
  initial: NoInfer<v.InferOutput<Schema>>;
  /** Whether each user has a value, or the device has one for all. */
  per: 'user' | 'device';
  /** Whether it is deleted when the user's session ends. @default false */
  forgottenAtSignOut?: boolean;
  /**
   * Whether all tabs have the same value, which follows every one of them, or this tab has its own, which
   * ends with it. @default 'browser'
   */
  scope?: 'browser' | 'tab';
  /** The key under which earlier builds stored it: carried over at the first read, once. */
  earlierKey?: (owner: KeyOwner, subject: string) => string;
}

/** One kept value: that of one user, about one subject. */
export interface KeptValue<Type> extends Value<Type> {
  readonly key: string;
  /** Returns whether the value outlives the page. */
  set: (next: Type) => boolean;
  /** Whether the browser stores the latest value; otherwise it lives as long as the page. */
  status: () => StorageStatus;
}

/** The values of one kind: one for each user, or for each subject of a user, such as a channel. */
export type Kept<Type> = (owner?: KeyOwner, subject?: number | string) => KeptValue<Type>;

/** Declares a value that the browser keeps. The same value has the same object until it changes. */
export function defineKept<Schema extends v.GenericSchema>(
  options: KeptOptions<Schema>,
): Kept<v.InferOutput<Schema>> {
  type Type = v.InferOutput<Schema>;
  const { schema, initial, per, scope = 'browser', earlierKey } = options;
  const texts = scope === 'browser' ? browserTexts : tabTexts;
  const known = new Map<string, KeptValue<Type>>();

  function open(key: string, earlier: string | undefined): KeptValue<Type> {
    let parsed: { text: string | undefined; value: Type } | undefined;
    let isCarriedOver = earlier === undefined;

    function text(): string | undefined {
      const found = texts.read(key);
      if (isCarriedOver || earlier === undefined) return found;
      isCarriedOver = true;
      const before = texts.read(earlier);
      if (before === undefined) return found;
      const value = found === undefined ? parseText(schema, before) : undefined;
      // A full storage keeps the earlier text, for the next page.
      if (value === undefined || texts.write(key, JSON.stringify(value))) texts.write(earlier, undefined);
      return texts.read(key);
    }
    function get(): Type {
      const found = text();
      if (!parsed || parsed.text !== found)
        parsed = { text: found, value: parseText(schema, found) ?? initial };
      return parsed.value;
    }
    return {
      key,
      get,
      set(next) {
        text();
        const written = JSON.stringify(next);
        const kept = written === JSON.stringify(initial) ? undefined : written;
        parsed = { text: kept, value: next };
        return texts.write(key, kept);
      },
      status: () => texts.status(key),
      subscribe: (onChange) => {
        let last = get();
        return texts.subscribe((changed) => {
          if (changed !== key && changed !== null) return;
          // Also the same value: whether it is stored may have changed.
          if (changed === null && Object.is(get(), last)) return;
          last = get();
          onChange();
        });
      },
    };
  }

  return (owner, subject = '') => {
    const whose = per === 'device' ? 'device' : options.forgottenAtSignOut ? sessionOf(owner) : owner;
    const key = keyOf(whose, subject === '' ? options.key : `${options.key}/${subject}`);
    const value = known.get(key) ?? open(key, earlierKey?.(owner, String(subject)));
    known.set(key, value);
    return value;
  };
}
