import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { affectedChanges } from './affectedChanges.mjs';
import { mutate } from './mutate.mjs';
import { root } from './run.mjs';
import { sampleMutants } from './sampleMutants.mjs';

const mutants = affectedChanges.filter(({ mutant }) => mutant);

test('there are eleven changes, of which one breaks nothing', () => {
  expect(affectedChanges).toHaveLength(11);
  expect(mutants).toHaveLength(10);
});

test.each([...mutants, ...sampleMutants])(
  'the mutant of $name fits the file as it is now',
  ({ file, mutant }) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(mutate(file, text, mutant)).not.toBe(text);
  },
);
