import { expect, test } from 'vitest';

import { faultsIn } from './faultsIn.mjs';

test.each([
  ['an interface', 2, 'export interface AProps { a: string; b?: () => void; }'],
  ['a type', 1, 'export type AProps = Base & { a: string; /** The number. */ b: number; };'],
  ['an interface with sentences', 0, 'export interface AProps {\n/** The text. */\na: string;\n}'],
  ['an interface with notes', 1, 'export interface AProps {\n// The text.\na: string;\n}'],
  ['an interface of this file', 0, 'interface AProps { a: string; }'],
  ['another interface', 0, 'export interface A { a: string; }'],
])('%s of props: %i faults', (_case, faults, code) => {
  expect(faultsIn('prop-sentence', 'A.tsx', code)).toBe(faults);
});
