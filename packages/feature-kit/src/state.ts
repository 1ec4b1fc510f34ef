export { readCookie, writeCookie, type CookieOptions } from './state/cookies.ts';
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
} from './state/keptAtom.ts';
export { deviceStorage, safeStorage, tabStorage, type SafeStorage } from './state/safeStorage.ts';
export { openTabChannel, type TabChannel } from './state/tabChannel.ts';
export { localeMemory } from './state/localeMemory.ts';
