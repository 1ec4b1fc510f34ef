import { readFileSync } from 'node:fs';

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

test('the chooser has a table for each task, and each part its purpose and one to take instead', () => {
  const facts = Object.entries(readKitFacts());
  const page = readFileSync(new URL('../stories/start/WhichPart.mdx', import.meta.url), 'utf8');
  const tables = [...page.matchAll(/<WhichPart task="(\w+)" \/>/g)].map(([, task]) => task);
  expect(new Set(tables)).toEqual(new Set(facts.map(([, { task }]) => task)));
  for (const [name, { purpose, instead, source, version }] of facts) {
    expect([name, purpose]).toEqual([name, expect.stringMatching(/^[A-Z].+[.:]$/)]);
    expect({ name, instead }).not.toEqual({ name, instead: [] });
    expect(source).toMatch(new RegExp(`^https://github\\.com/.+/packages/ui-kit/src/\\w+/${name}\\.tsx$`));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
