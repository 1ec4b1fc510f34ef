// What code uses that runs before the first screen: nothing here imports a library.
export { readCookie, writeCookie, type CookieOptions } from './cookies.ts';
export { keyOf, type KeyOwner } from './keyOf.ts';
export { browserTexts, createTexts, openStorage, tabTexts, type StorageStatus, type Texts } from './texts.ts';
export { createListeners, createValue, type ReadonlyValue, type Value } from './value.ts';
