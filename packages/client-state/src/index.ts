export {
  defineKept,
  type Kept,
  type KeptOptions as DefineKeptOptions,
  type KeptValue,
} from './defineKept.ts';
export { keepPerUser, type PerUser } from './keepPerUser.ts';
export { deviceStorage, safeStorage, tabStorage, type SafeStorage } from './safeStorage.ts';
export {
  forgetSession,
  keptAtom,
  keyOf,
  refusedKeysAtom,
  store,
  type KeptAtom,
  type KeptAtoms,
  type KeptOptions,
  type KeyOwner,
} from './keptAtom.ts';
export { parseText } from './parseText.ts';
export { useKept } from './useKept.ts';
export { useValue } from './useValue.ts';
export * from './early.ts';
