import { vi } from 'vitest';

/**
 * Denies every access to the browser's storage, as a strict privacy setting does. Returns a function that
 * allows it again.
 */
export function denyStorage(): () => void {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(deny),
  );
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** Lets the browser's storage be read but not written. Returns a function that makes room. */
export function fillStorage(): () => void {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const storage = window[name];
    const full = new Proxy(storage, {
      get(target, key) {
        const value: unknown = key === 'setItem' ? refuse : Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return vi.spyOn(window, name, 'get').mockReturnValue(full);
  });
  return () => spies.forEach((spy) => spy.mockRestore());
}
