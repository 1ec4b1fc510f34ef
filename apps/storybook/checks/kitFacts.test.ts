import { expect, test } from 'vitest';

import { readKitFacts } from '../.storybook/readKitFacts.ts';
import { storyFiles } from './storyIds.ts';

test('every component of the kit has a status, and Table the changes that the changelog tells of it', () => {
  const facts = readKitFacts();
  const components = storyFiles.flatMap(({ title }) => /^Kit\/\w+\/(\w+)$/.exec(title)?.[1] ?? []);
  expect(Object.keys(facts).sort()).toEqual(components.sort());
  for (const { status } of Object.values(facts)) expect(['stable', 'new', 'deprecated']).toContain(status);
  expect(facts['Table']?.changes.length).toBeGreaterThan(3);
});
