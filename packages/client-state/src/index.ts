export { defineKept, type Kept, type KeptOptions, type KeptValue } from './defineKept.ts';
export { forgetSession } from './forgetSession.ts';
export { keepPerUser, type PerUser } from './keepPerUser.ts';
export { parseText } from './parseText.ts';
export { useKept } from './useKept.ts';
export { useValue } from './useValue.ts';
export * from './early.ts';
