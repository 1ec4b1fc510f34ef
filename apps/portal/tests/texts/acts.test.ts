import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

import { englishOf } from '../support/askingTexts.ts';

/** The other names of the four acts of a creator, by the one name that each has. */
const otherNames = {
  Add: /\bconnect(?:s|ing)? (?:an?|another|the|your) (?:first )?(?:YouTube )?(?:channel|profile)\b/i,
  Apply: /\bjoin(?:s|ing)? (?:our|the) network\b|\b(?:ask|request)s? to join\b|\bcannot join\b/i,
  Request: /\b(?:order|activate|get|switch on|turn on) (?:an?|the|this) service\b|\bswitch on services\b/i,
  Accept: /\b(?:sign|confirm|agree to|approve) (?:an?|the|this|our) agreement\b/i,
};

/** The referral program is joined, and AI translation connects a channel that was added before. */
const others = ['affiliate-program', 'ai-metadata'];

const articles = (language: string) => globSync(`../sandbox/content/help/*/*.${language}.md`);
const texts = [
  ...readdirSync('../../packages')
    .filter((folder) => !others.includes(folder))
    .flatMap(englishOf),
  ...articles('en').flatMap((file) => readFileSync(file, 'utf8').split('\n')),
  ...readFileSync('../sandbox/content/refusals.json', 'utf8')
    .split('\n')
    .filter((line) => line.includes('"en"') && !line.includes('AI translation')),
].filter((text) => !text.startsWith('keywords:'));

test.each(Object.entries(otherNames))('[ACC-04] %s has one name in every text', (_, other) => {
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});

describe('a help article names a button as the portal does', () => {
  /** The catalogue of each language of the articles. */
  const languages = { en: 'en', ua: 'uk', es: 'es', ru: 'ru', pt: 'pt' };
  /** Names on other pages (YouTube Studio, My AIR ID), names that the server gives, and stressed words. */
  const foreign = {
    en: ['Permissions', 'Create an account', 'Something else', 'Instant payments', 'every'],
    ua: ['Дозволи', 'Створіть обліковий запис', 'Інше питання', 'Миттєві виплати', 'всі'],
    es: ['Configuración', 'Permisos', 'Crea una cuenta', 'Otra cosa', 'Pagos al instante', 'todos'],
    ru: ['Разрешения', 'Создайте учётную запись', 'Другой вопрос', 'Мгновенные выплаты', 'все'],
    pt: ['Permissões', 'Crie uma conta', 'Outro assunto', 'Pagamentos instantâneos', 'todas'],
  };
  const isLanguage = (language: string): language is keyof typeof languages => language in languages;

  test.each(Object.keys(languages).filter(isLanguage))('in %s', (language) => {
    const catalogue = globSync(`../../packages/*/src/locales/${languages[language]}.po`)
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^msgstr "(.+)"$/gm)])
      .map(([, text = '']) => text);
    // The articles belong to the product, whose settings name the provider.
    const filled = catalogue.map((text) => text.replace('{name}', 'My AIR ID'));
    const names = new Set([...filled, ...foreign[language]]);
    // A name that holds a value, such as "Error number: {id}".
    const beginnings = catalogue.flatMap((text) => (text.includes(': {') ? [text.split(': {')[0]] : []));

    const stressed = articles(language).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => ({
        file: basename(file),
        name,
      })),
    );
    // What ends like a sentence is the heading of a step.
    const labels = stressed.filter(({ name }) => !name.endsWith('.'));
    expect(labels.length).toBeGreaterThan(100);
    expect(labels.filter(({ name }) => !names.has(name) && !beginnings.includes(name))).toEqual([]);
  });
});
