/** A value that can be watched. `useValue` reads it in a component. */
export interface ReadonlyValue<Type> {
  /** The present value: the same object until it changes. */
  get: () => Type;
  /** Called at every change. Returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
}

/** A value that can be watched and replaced. */
export interface Value<Type> extends ReadonlyValue<Type> {
  set: (next: Type) => void;
}

/** Makes the listeners of one kind of event; `notify` calls each of them. */
export function createListeners<Arguments extends unknown[] = []>() {
  const listeners = new Set<(...args: Arguments) => void>();
  return {
    notify: (...args: Arguments) => listeners.forEach((listener) => listener(...args)),
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
