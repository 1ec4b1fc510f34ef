import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { beforeEach, expect, test } from 'vitest';

import { max, me, words } from '../testing/sampleChats.ts';
import { recentTexts, removeSnippet, saveSnippet, snippetsAtom } from './snippets.ts';

const savedOf = (owner: number) => atomStore.get(snippetsAtom(owner));

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});

test('[MSG-04] a saved text is kept over a reload, once and for its user alone, the latest first', () => {
  for (const text of ['Thank you', 'See the **plan**', 'Thank you ']) expect(saveSnippet(1, text)).toBe(true);
  forgetPage();
  expect(savedOf(1)).toEqual(['Thank you', 'See the **plan**']);
  expect(savedOf(2)).toEqual([]);
  removeSnippet(1, 'Thank you');
  expect(savedOf(1)).toEqual(['See the **plan**']);
});

test('[MSG-04] the oldest saved text makes way for the thirty-first', () => {
  for (let place = 0; place < 31; place += 1) saveSnippet(1, `Text ${place}`);
  expect(savedOf(1)).toHaveLength(30);
  expect(savedOf(1)).not.toContain('Text 0');
});

test('[MSG-04] of the sent texts the last five of the user are offered, each once', () => {
  const at = (place: number) => `2026-01-07T10:0${place}:00Z`;
  const messages = [
    ...['A', 'B', 'C', 'D', 'E', 'F ', 'F', 'C'].map((text, place) => words(place, me, text, at(place))),
    words(8, max, 'Not mine', at(8)),
    words(9, me, 'Deleted', at(9), { deleted_at: at(9) }),
  ];
  expect(recentTexts(messages)).toEqual(['C', 'F', 'E', 'D', 'B']);
});
