import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkResult, keepsProtectedParts } from './checkResult.ts';
import { translateLocally } from './localTranslation.ts';
import { protectedRanges, type Term } from './protectedRanges.ts';

const emoji = ['👍🏽', '🏳️‍🌈', '1️⃣', '❤️', '🇺🇦', '👨‍👩‍👧‍👦', '🔥', '☀', '©'];
const words = 'Як зробити полицю how to Ärger стіл العربية עברית 日本 İstanbul straße й'.split(' ');
const piece = fc.oneof(
  fc.constantFrom(...words, ...emoji),
  fc.constantFrom('My AIR', 'Майстерня Олени', 'C++', 'my air', 'a.b'),
  fc.constantFrom('0:00', '12:34', '1:02:03', '00:00 Intro', '99:99', '10:5'),
  fc.constantFrom('#diy', '#столяр', '#1', '#', '@olena', '@o.k-x', 'a@b.com', '@', '#diy#wood'),
  fc.constantFrom('https://a.b/c?d=е#f', 'www.site.ua', 't.me/x', 'http://x.y/(z)', 'HTTPS://LOUD.example/Ы'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const space = fc.constantFrom(' ', '', '\n', '\n\n', '\r\n', '\t', ' — ', ', ', '.');
const text = fc.array(fc.tuple(piece, space), { maxLength: 14 }).map((parts) => parts.flat().join(''));
const terms: fc.Arbitrary<Term[]> = fc.array(
  fc.record({
    text: fc.oneof(
      fc.constantFrom('My AIR', 'Майстерня Олени', 'C++', 'diy', 'стіл', 'how to', '[x]', 'a.b', 'й'),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 5 })
        .map((one) => one.trim())
        .filter((one) => one !== '' && !/\s/.test(one)),
    ),
    isCaseSensitive: fc.boolean(),
  }),
  { maxLength: 4 },
);
const language = fc.constantFrom('en', 'uk', 'ru', 'es', 'ar', 'ja', 'pt-BR');

test('[AIM-05] protected parts come out of a translation byte for byte and in order, lines stay lines, and chapters at their start', () => {
  fc.assert(
    fc.property(text, terms, language, language, (source, names, from, to) => {
      const { description } = translateLocally(
        { title: 'x', description: source },
        { source: from, target: to },
        names,
      );
      let rest = Buffer.from(description);
      for (const part of partsOf(source, names)) {
        const at = rest.indexOf(part);
        expect([part.toString(), at >= 0]).toEqual([part.toString(), true]);
        rest = rest.subarray(at + part.length);
      }
      expect(description.match(/\r?\n/g) ?? []).toEqual(source.match(/\r?\n/g) ?? []);
      expect(keepsProtectedParts(source, description, names)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('[TR-10] a result is refused exactly when it is beyond the limits of the platform', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 130 }).filter((one) => one.trim() !== ''),
      fc.integer({ min: 4_985, max: 5_015 }),
      (title, bytes) => {
        const plain = {
          title: title.replaceAll(/[<>]/g, ''),
          description: 'é'.repeat(bytes >> 1) + 'x'.repeat(bytes & 1),
        };
        const problems = [
          plain.title.trim() === '' && 'empty_title',
          Array.from(plain.title).length > 100 && 'title_too_long',
          bytes > 5_000 && 'description_too_long',
        ];
        expect(checkResult(plain, plain, [])).toBe(problems.find(Boolean));
      },
    ),
  );
  expect(checkResult({ title: 'a <b>', description: '' }, { title: 'a <b>', description: '' }, [])).toBe(
    'angle_brackets',
  );
});

test('[TR-11] a garbled name, link, hashtag or chapter is noticed', () => {
  const source = { title: 'My AIR #diy', description: '0:00 Start\n1:00 End https://a.b/c @olena 🔥' };
  const names = [{ text: 'My AIR', isCaseSensitive: true }];
  expect(checkResult(source, source, names)).toBeUndefined();
  for (const [from, to] of [
    ['My AIR', 'Mi AIRE'],
    ['#diy', '#hazlo'],
    ['1:00', '1:01'],
    ['/c', '/d'],
    ['@olena', '@elena'],
    ['🔥', ''],
    ['\n', ' '],
  ] as const) {
    const garbled = {
      title: source.title.replace(from, to),
      description: source.description.replace(from, to),
    };
    expect([from, checkResult(source, garbled, names)]).toEqual([from, 'protected_part_changed']);
  }
});

/** The protected parts, joined where they overlap. Lone surrogates are replaced as in any UTF-8. */
function partsOf(source: string, names: readonly Term[]): Buffer[] {
  const parts: { start: number; end: number }[] = [];
  for (const { start, end } of protectedRanges(source, names)) {
    const last = parts.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else parts.push({ start, end });
  }
  return parts.map(({ start, end }) => Buffer.from(source.slice(start, end)));
}
