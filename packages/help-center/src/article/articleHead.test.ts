import { describe, expect, test } from 'vitest';

import { buildArticle } from '../testing/buildHelp.ts';
import { articleHead } from './articleHead.ts';
import { readingTime } from './readingTime.ts';

const context = { origin: 'https://portal.example', siteName: 'My AIR', locale: 'uk' } as const;

describe('[HELP-03] the metadata of a public article', () => {
  test('has one address, whatever the query or the section', () => {
    const { canonical, properties, structured } = articleHead(buildArticle({ id: 199 }), context);
    expect(canonical).toBe('https://portal.example/help/199');
    expect(properties).toMatchObject({ 'og:url': canonical, 'og:type': 'article', 'og:locale': 'uk_UA' });
    expect(structured).toMatchObject([
      { '@type': 'TechArticle', inLanguage: 'uk', url: canonical },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  test('has an address for each language that it is written in', () => {
    const of = (addressed: 'uk' | 'es') => articleHead(buildArticle({ id: 199 }), { ...context, addressed });
    expect(of('uk').canonical).toBe('https://portal.example/help/199/uk');
    expect(of('es').canonical).toBe('https://portal.example/help/199');
  });

  test('describes in words alone, and no longer than is shown', () => {
    const { description } = articleHead(
      buildArticle({ description_html: `<b>A</b> &amp; ${'word '.repeat(60)}` }),
      context,
    );
    expect(description).toMatch(/^A & word/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.endsWith('…')).toBe(true);
  });

  test('leaves out what is not known', () => {
    const { description, properties } = articleHead(
      buildArticle({ description_html: null, updated_at: null }),
      context,
    );
    expect(description).toBe('Connect a YouTube channel');
    expect(properties).not.toHaveProperty('article:modified_time');
  });
});

test.each([
  ['', 1],
  [`<p>${'word '.repeat(200)}</p>`, 1],
  [`<p>${'слово '.repeat(610)}</p>`, 3],
])('[HC-09] the reading time counts words, at least a minute', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes);
});
