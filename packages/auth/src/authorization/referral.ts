import type { SafeStorage } from '../browser/safeStorage.ts';

const key = 'ref';
const pattern = /^[\w.~-]{1,64}$/;

/** Keeps the code of whoever recommended us, until somebody has signed in. Anything but a plain code is ignored. */
export function rememberReferral(storage: SafeStorage, code: string | null | undefined): void {
  if (code && pattern.test(code)) storage.set(key, code);
}

/** The code of whoever recommended us. */
export function readReferral(storage: SafeStorage): string | undefined {
  const code = storage.get(key);
  return code && pattern.test(code) ? code : undefined;
}

export function forgetReferral(storage: SafeStorage): void {
  storage.remove(key);
}
