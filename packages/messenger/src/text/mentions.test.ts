import { expect, test } from 'vitest';

import {
  findPeople,
  mentionables,
  mentionedIn,
  mentionSpan,
  splitMentions,
  toTyped,
  typedMention,
} from './mentions.ts';

const ann = { id: 7, name: 'Ann' };
const anna = { id: 8, name: 'Anna Ваĭль' };
const span = '<span data-type="mention" data-id="8" data-label="Anna Ваĭль">@Anna Ваĭль</span>';

test('[MSG-04] a name after an @ is a mention, in the exact form of the wire', () => {
  expect(splitMentions('Hi @Anna Ваĭль!', [ann, anna])).toEqual(['Hi ', anna, '!']);
  expect(mentionSpan(anna)).toBe(span);
});

test('[MS-34] what was sent comes back as it was typed', () => {
  const markdown = `**Hi** ${span}, see you`;
  expect(toTyped(markdown)).toBe('**Hi** @Anna Ваĭль, see you');
  expect(mentionedIn(markdown)).toEqual([anna]);
});

test('[MSG-04] part of a word, an address and an unknown name are no mentions', () => {
  const typed = 'ann@Ann.com @Annabel @Bob';
  expect(splitMentions(typed, [ann])).toEqual([typed]);
});

test('[MS-10] the picker opens at an @ that begins a word, and closes at the end of the line', () => {
  expect(typedMention('Hi @an', 6)).toEqual({ start: 3, query: 'an' });
  expect(typedMention('Hi @an', 3)).toBeUndefined();
  expect(typedMention('me@an', 5)).toBeUndefined();
  expect(typedMention('@an\nso', 6)).toBeUndefined();
});

test('[MS-10] people are found by any word of their name, and nobody names themselves', () => {
  expect(findPeople([ann, anna], 'ва')).toEqual([anna]);
  expect(mentionables([{ id: 1, name: 'Me', me: true }, { id: 2 }, ann])).toEqual([ann]);
});
