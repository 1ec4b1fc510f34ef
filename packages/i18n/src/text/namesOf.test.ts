import { expect, test } from 'vitest';

import { countryNames, languageNames } from './namesOf.ts';

test.each([
  ['TR', ['TR', 'Turkey', 'Türkiye', 'Турция', 'Туреччина', 'Turquía', 'Turquia']],
  ['US', ['US', 'USA', 'United States', 'США', 'EEUU', 'EUA', 'Сполучені Штати']],
  ['GB', ['GB', 'UK', 'England', 'United Kingdom', 'Великобритания', 'Велика Британія', 'Reino Unido']],
  ['NL', ['Holland', 'Netherlands', 'Голландія', 'Голландия', 'Holanda', 'Países Bajos', 'Нидерланды']],
  ['CZ', ['Czech', 'Czechia', 'Czech Republic', 'Чехия', 'Чехія', 'Chequia', 'Tchéquia']],
  ['CI', ['Ivory Coast', 'Costa do Marfim']],
  ['CW', ['Curaçao']],
  ['RE', ['Réunion']],
  ['ua', ['UA', 'Ukraine', 'Україна', 'Украина', 'Ucrania', 'Ucrânia']],
])('the country %s is found by %j', (code, names) => {
  expect(countryNames(code)).toEqual(expect.arrayContaining(names));
});

test.each([
  ['zh', ['zh', 'Chinese', 'китайська', 'китайский', 'chino', 'chinês']],
  ['zh-TW', ['zh-TW', 'zh', 'Chinese']],
  ['he', ['he', 'iw', 'Hebrew', 'іврит', 'иврит']],
  ['iw', ['iw', 'Hebrew']],
  ['uk', ['uk', 'ua', 'українська']],
  ['pt-BR', ['pt', 'Portuguese', 'portugués']],
])('the language %s is found by %j', (code, names) => {
  expect(languageNames(code)).toEqual(expect.arrayContaining(names));
});

test('what is no code has itself alone for a name', () => {
  expect(countryNames('nowhere!')).toEqual(['NOWHERE!']);
  expect(languageNames('?')).toEqual(['?']);
});
