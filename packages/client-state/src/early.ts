/*
 * The state of code that runs before the first screen is kept with this file, which imports neither jotai nor
 * valibot.
 */

/** A value that code outside React reads, replaces and follows. */
export interface Value<Type> {
  get: () => Type;
  set: (next: Type) => void;
  /** Called at every change. Returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
}

/** Makes the listeners of one kind of event; `notify` calls each of them. */
export function createListeners<Arguments extends unknown[] = []>() {
  const listeners = new Set<(...args: Arguments) => void>();
  return {
    notify: (...args: Arguments) => listeners.forEach((listener) => listener(...args)),
    isEmpty: () => listeners.size === 0,
    add: (listener: (...args: Arguments) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Holds one value for as long as the page lives. `notify` reports a change beside the value. */
export function createValue<Type>(initial: Type): Value<Type> & { notify: () => void } {
  const { notify, add } = createListeners();
  let value = initial;
  return {
    notify,
    subscribe: add,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}

/** @internal The result of an access that a browser may refuse; undefined when it does. */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The storage of this browser, or of this tab. Throws a SecurityError where storage is denied. */
export function openStorage(scope: 'browser' | 'tab'): Storage {
  return scope === 'browser' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** The owner of a value: a user's id, or undefined for a visitor. */
export type Person = number | string | undefined;

/** The key of a user's value, `my-air:<user>:<feature>.<name>`. */
export function keyOf(person: Person, name: string): string {
  return `my-air:${person ?? 'visitor'}:${name}`;
}
