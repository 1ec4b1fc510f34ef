import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findByText } from './findByText.ts';
import { foldText, spellingOf } from './foldText.ts';
import { retypeText } from './retypeText.ts';

test.each([
  ['Tradução', 'traducao'],
  ['CONTEÚDO', 'conteudo'],
  ['país', 'pais'],
  ['pai\u0301s', 'pais'],
  ['Français', 'francais'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['ＹｏｕＴｕｂｅ', 'youtube'],
  ['E-mail', 'email'],
  ['e‑mail адреса', 'email адреса'],
  ['self-made', 'self-made'],
  ["прив'язати", 'привязати'],
  ['прив’язати', 'привязати'],
  ["thirty days' notice", 'thirty days notice'],
  ['thirty days’ notice', 'thirty days notice'],
  ['YouTube’s', 'youtubes'],
  ['прив´язати', 'привязати'],
  ['two  blanks', 'two blanks'],
  ['no\u00A0break', 'no break'],
  ['a line\r\n  that ends', 'a line that ends'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['“Partner” – you', '"partner" - you'],
  ['Ещё', 'еще'],
  ['Їжак йде', 'їжак йде'],
  ['и\u0306', 'й'],
  ['हिन्दी', 'हिन्दी'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a text that was folded is folded', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from("aÁéñß-–ёйЇєкк'’´“ \n\u00A0\u00AD\u200B\u0301")) }),
      (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      },
    ),
  );
});

test('both Cyrillic spellings of a borrowed word are one', () => {
  expect(spellingOf('Аккаунт')).toBe(spellingOf('акаунт'));
  expect(spellingOf('трафик')).toBe(spellingOf('траффик'));
  expect(spellingOf('loss')).toBe('loss');
});

test.each([
  ['gthtdjl', 'ru', 'перевод'],
  ['gthtrkfl', 'uk', 'переклад'],
  ['dbdtltyyz', 'uk', 'виведення'],
  ["'rhfy", 'ru', 'экран'],
  ['нщгегиу', 'ru', 'youtube'],
  ['нщгегиу', 'uk', 'youtube'],
  ['mix микс', 'ru', undefined],
  ['12', 'ru', undefined],
  ['gthtdjl', 'en', undefined],
  ['gthtdjl', 'pt', undefined],
] as const)('%s on the other layout of %s is %s', (typed, locale, meant) => {
  expect(retypeText(typed, locale)).toBe(meant);
});

test('a list is found by any spelling, and by the other layout where nothing else is', () => {
  const names = ['Аккаунт и безопасность', 'E-mail', 'Tradução de vídeos', 'Перевод денег'];
  const find = (typed: string, locale: 'ru' | 'uk' | 'pt' = 'ru') => findByText(names, String, typed, locale);
  expect(find('акаунт')).toEqual(['Аккаунт и безопасность']);
  expect(find('EMAIL')).toEqual(['E-mail']);
  expect(find('videos traducao')).toEqual(['Tradução de vídeos']);
  expect(find('gthtdjl')).toEqual(['Перевод денег']);
  expect(find('gthtdjl', 'pt')).toEqual([]);
  expect(find('  ')).toBe(names);
});

test('a list is found by what was read, however it was set', () => {
  const names = ['YouTube’s thirty\u00A0days’ notice', 'Pay\u00ADment\r\n  terms', 'The “Partner” – you'];
  const find = (typed: string) => findByText(names, String, typed, 'en').map((name) => names.indexOf(name));
  expect(find("youtube's thirty days' notice")).toEqual([0]);
  expect(find('payment  terms')).toEqual([1]);
  expect(find('pay\u00ADment\u00A0terms')).toEqual([1]);
  expect(find('"partner" - you')).toEqual([2]);
});
