import { expect, test } from 'vitest';

import { kitFacts, readKitFacts, releasedChanges } from '../.storybook/readKitFacts.ts';
import { storyFiles } from './storyIds.ts';

const changes = releasedChanges(`# Kit

## 0.3.0

### Minor Changes

- Added Tile, a picture with words.
- Sorted tables faster.

## 0.2.0

### Patch Changes

- Added \`NumberInput\`.
- Kept texts of a number input within bounds, and gave \`Text\` a weight.
`);

test('every component of the kit has a status, and Table the changes that the changelog tells of it', () => {
  const facts = readKitFacts();
  const components = storyFiles.flatMap(({ title }) => /^Kit\/(\w+)$/.exec(title)?.[1] ?? []);
  expect(Object.keys(facts).sort()).toEqual(components.sort());
  for (const { status } of Object.values(facts)) expect(['stable', 'new', 'deprecated']).toContain(status);
  expect(facts['Table']?.changes.length).toBeGreaterThan(3);
});

test('a component is new until the release after the one that added it', () => {
  expect(kitFacts('Tile', '', changes).status).toBe('new');
  expect(kitFacts('NumberInput', '', changes).status).toBe('stable');
  const later = [{ version: '0.4.0', text: 'Fixed: a badge.' }, ...changes];
  expect(kitFacts('Tile', '', later).status).toBe('stable');
  const pending = [{ version: 'Next', text: 'Added `Badge`.' }, ...changes];
  expect(kitFacts('Badge', '', pending).status).toBe('new');
  expect(kitFacts('Tile', '', pending).status).toBe('new');
});

test('a component is deprecated by its own comment, not by that of another one', () => {
  const source =
    '/** @deprecated Take a Chip. */\nexport function Tag() {}\n/** A word. */\nexport function Chip() {}';
  expect(kitFacts('Tag', source, changes).status).toBe('deprecated');
  expect(kitFacts('Chip', source, changes).status).toBe('stable');
});

test('the changes of a component are those that name it, in the words of a sentence too', () => {
  const texts = (name: string) => kitFacts(name, '', changes).changes.map(({ text }) => text.split(' ')[0]);
  expect(texts('NumberInput')).toEqual(['Added', 'Kept']);
  expect(texts('Table')).toEqual(['Sorted']);
  expect(kitFacts('Text', '', changes).changes.map(({ version }) => version)).toEqual(['0.2.0']);
  expect(texts('Rating')).toEqual([]);
});
