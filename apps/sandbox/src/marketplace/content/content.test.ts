import { bundleAnchors, productAccessLevels, productActions } from '@my-air/marketplace/contract';
import { expect, test } from 'vitest';

import { wireLocales } from '../../content/wireLocales.ts';
import { readCatalogue } from './readCatalogue.ts';

const catalogue = readCatalogue();
const services = [...catalogue.services.values()];

test('[MKT-01] there are 60 written services in 12 categories and 5 bundles, the four anchors among them', () => {
  expect(services).toHaveLength(60);
  expect(catalogue.categories).toHaveLength(12);
  expect(catalogue.bundles.map(({ slug }) => slug)).toEqual([...bundleAnchors, 'go-global']);
  expect(new Set(services.map(({ slug }) => slug)).size).toBe(60);
});

test('[MKT-03] every action is there with every access level', () => {
  const cells = new Set(services.map(({ action, access }) => `${action} ${access}`));
  const wanted = productActions.flatMap((action) =>
    productAccessLevels.map((access) => `${action} ${access}`),
  );
  expect([...cells].toSorted()).toEqual(wanted.toSorted());
});

test('[MKT-03] what an action or an access level needs is named', () => {
  for (const { slug, action, access, agreement_id, capability } of services) {
    const named = [agreement_id !== undefined, capability !== undefined];
    expect([slug, ...named]).toEqual([slug, action === 'agreement', access === 'capability']);
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

test('[MKT-02] every related service is there, and is another one', () => {
  for (const { slug, related } of services) {
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(related).not.toContain(slug);
    for (const other of related) expect(catalogue.bySlug.has(other), `${slug} → ${other}`).toBe(true);
  }
});

test.each(wireLocales)('[I18N-01] the catalogue is complete in %s, and in no other language', (locale) => {
  // Letters of a neighbour's alphabet, which have no place here.
  const foreign = { en: /[а-я]/i, es: /[а-я]/i, pt: /[а-я]/i, ua: /[ыэъё]/i, ru: /[іїєґ]/i }[locale];
  for (const category of catalogue.categories) {
    const { queries, keywords } = category.texts(locale);
    expect(queries).toHaveLength(5);
    expect(keywords).toHaveLength(10);
    for (const { slug, texts: textsOf } of category.services) {
      const texts = textsOf(locale);
      const { name, description, whatYouGet, benefits, steps, outcome, recommendation } = texts;
      expect([slug, whatYouGet.length, benefits.length, steps.length]).toEqual([slug, 3, 3, 3]);
      // As much is answered in every language, and never only one question.
      const questions = texts.questions.length;
      expect({ slug, questions }).toEqual({ slug, questions: textsOf('en').questions.length });
      expect(questions).toBeGreaterThanOrEqual(2);
      expect(outcome).not.toBeNull();
      expect(recommendation).not.toBeNull();
      const all = JSON.stringify(texts);
      expect(description.length).toBeGreaterThan(name.length);
      const isCyrillic = locale === 'ua' || locale === 'ru';
      expect({ slug, isCyrillic: /[а-я]/i.test(all) }).toEqual({ slug, isCyrillic });
      expect(all).not.toMatch(foreign);
    }
  }
});

test('[MKT-01] a large catalogue has 10,000 services with names of their own, always the same', () => {
  const large = readCatalogue(10_000);
  const again = readCatalogue(10_000);
  expect(large.services.size).toBe(10_000);
  for (const locale of wireLocales) {
    const titles = [...large.services.values()].map((service) => {
      const { name, info, description } = service.texts(locale);
      return `${name} ${service.id > 1000 ? `${info} ${description}` : ''}`;
    });
    expect(new Set(titles).size).toBe(10_000);
  }
  const shown = (from: typeof large) =>
    [...from.services.values()].map(({ id, slug, subscribers_requirement, texts }) => [
      id,
      slug,
      subscribers_requirement,
      texts('en').name,
    ]);
  expect(shown(again)).toEqual(shown(large));
});
