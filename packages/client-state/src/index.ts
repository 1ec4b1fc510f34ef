export { readCookie, writeCookie, type CookieOptions } from './cookies.ts';
export {
  atomStore,
  deleteKept,
  forgetPage,
  forgetSession,
  keptAtom,
  keptKeys,
  keyOf,
  refusedKeysAtom,
  type KeptAtom,
  type KeptAtoms,
  type KeptOptions,
  type KeyOwner,
} from './keptAtom.ts';
export { deviceStorage, safeStorage, tabStorage, type SafeStorage } from './safeStorage.ts';
