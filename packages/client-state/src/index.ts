export { createState, type State } from './createState.ts';
export { defineKept, type Kept, type KeptOptions, type KeptValue } from './defineKept.ts';
export { keptAtom, type KeptAtom, type KeptState } from './keptAtom.ts';
export { parseText } from './parseText.ts';
export { browserTexts, forgetSession, type StorageStatus, type Texts } from './texts.ts';
export { useKept } from './useKept.ts';
