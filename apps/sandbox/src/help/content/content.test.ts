import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { wireLocales } from '../../content/wireLocales.ts';
import { joinedArticles } from '../readArticle.ts';
import { contentFolder, parseArticle, readContent } from './readContent.ts';
import { plainText, renderArticle } from './renderArticle.ts';

const { topics, articles } = (await readContent()).parse();
const ids = new Set(articles.map(({ id }) => id));
const texts = articles.flatMap(({ id, texts: own }) =>
  Object.entries(own).map(([locale, text]) => ({ name: `${id}.${locale}`, id, locale, text })),
);

/** The structure of a text without its words: no language may lack a step that another one has. */
function shapeOf(markdown: string) {
  const count = (part: RegExp) => markdown.match(part)?.length ?? 0;
  return {
    sections: count(/^##+ /gm),
    steps: count(/^\d+\. /gm),
    points: count(/^- /gm),
    rows: count(/^\|/gm),
    notes: markdown.match(/^> \[!\w+\]/gm) ?? [],
    targets: [...markdown.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, target = '']) => target)
      .toSorted((a, b) => a.localeCompare(b)),
  };
}

describe('[HELP-01] the articles that we ship', () => {
  test('stand in 8 topics of different colours of the palette, named in five languages', () => {
    expect(topics).toHaveLength(8);
    expect(new Set(topics.map(({ color_id }) => color_id)).size).toBe(8);
    for (const topic of topics) {
      expect(topic.color_id).toBeGreaterThanOrEqual(1);
      expect(topic.color_id).toBeLessThanOrEqual(11);
      for (const words of [topic.name, topic.description]) {
        expect(Object.keys(words).toSorted()).toEqual(wireLocales.toSorted());
      }
    }
  });

  test('[HC-11] are there under the numbers that screens open', () => {
    expect([1, 2, 199, 96].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('are one for each subject: no two have the same name in their address', async () => {
    const files = await readdir(contentFolder, { recursive: true });
    const slugs = files.map((name) => /\d+-([a-z0-9-]+)\.en\.md$/.exec(name)?.[1]).filter(Boolean);
    expect(slugs).toHaveLength(articles.length);
    expect(slugs.filter((slug, place) => slugs.indexOf(slug) !== place)).toEqual([]);
  });

  test.each(wireLocales)(
    '[FIN-01] name the figures of the money card as the card does: %s',
    async (locale) => {
      const finances = dirname(createRequire(import.meta.url).resolve('@my-air/finances/package.json'));
      const catalogue = await readFile(
        join(finances, `src/locales/${locale === 'ua' ? 'uk' : locale}.po`),
        'utf8',
      );
      const text = texts.find(({ name }) => name === `20.${locale}`)?.text.markdown ?? '';
      for (const figure of ['Available', 'Available in advance', 'Active funds', 'Royalties', 'Total']) {
        const shown =
          catalogue.split(`msgid "${figure}"\nmsgstr "`)[1]?.split('"')[0] ?? 'not in the catalogue';
        expect(text).toContain(`| ${shown} |`);
      }
    },
  );

  test('keep the numbers of those that became a part of another one', () => {
    for (const [old, target] of joinedArticles) {
      expect({ old: ids.has(old), target: ids.has(target) }).toEqual({ old: false, target: true });
    }
  });

  test.each([
    [94, '/distribution'],
    [99, '/affiliate-program'],
    [100, '/ai-metadata/translation'],
  ])('[HC-11] article %i leads back to %s, which opens it', (id, screen) => {
    const article = articles.find((candidate) => candidate.id === id);
    expect(article?.texts.en.markdown).toContain(`](${screen})`);
  });

  test.each(articles.map((article) => [article.id, article] as const))(
    'article %i is written in five languages and refers to articles that exist',
    (_id, article) => {
      expect(Object.keys(article.texts).toSorted()).toEqual(wireLocales.toSorted());
      expect(article.related.filter((related) => !ids.has(related) || related === article.id)).toEqual([]);
    },
  );

  test.each(articles.map((article) => [article.id, article] as const))(
    'article %i has the same parts in every language',
    (_id, { texts: own }) => {
      const shapes = Object.entries(own).map(([locale, text]) => ({ locale, ...shapeOf(text.markdown) }));
      expect(shapes).toEqual(shapes.map(({ locale }) => ({ locale, ...shapeOf(own.en.markdown) })));
    },
  );

  test.each(texts.map((text) => [text.name, text] as const))('%s reads well', (_name, { text }) => {
    expect(text.title.length).toBeLessThanOrEqual(70);
    expect(text.description.length).toBeLessThanOrEqual(160);
    // Search engines ignore descriptions that are too short.
    expect(text.description.length).toBeGreaterThanOrEqual(70);
    expect(text.markdown).not.toMatch(/^# /m);
    expect(text.markdown.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(2);
    const links = [...text.markdown.matchAll(/\]\(help:(\d+)\)/g)].map(([, id]) => Number(id));
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    const pictures = [...text.markdown.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    for (const [, words, path = ''] of pictures) {
      expect(words).not.toBe('');
      expect({ path, isThere: existsSync(join(contentFolder, path)) }).toEqual({ path, isThere: true });
    }
  });
});

describe('the files of an article', () => {
  const fields = 'title: A\ndescription: B.';
  const file = (head: string) => `---\n${head}\n---\n\nText.\n`;

  test.each([
    ['1-a.uk.md', file(fields), 'is not named'],
    ['a.en.md', file(fields), 'is not named'],
    ['1-a.en.md', 'Text.', 'does not begin'],
    ['1-a.en.md', file('title: A\nauthor: B'), 'is no field'],
    ['1-a.en.md', file('title: A'), 'needs a title and a description'],
    ['1-a.en.md', file(fields), 'needs "updated'],
    ['1-a.es.md', file(`${fields}\npopular: 1`), 'English file alone'],
  ])('%s is refused with what to change', (name, source, problem) => {
    expect(() => parseArticle(name, source)).toThrow(problem);
  });

  test('say what belongs to the article in English, with colons in their values', () => {
    const { text, ...rest } = parseArticle(
      '7-a.en.md',
      file('title: A: the first\ndescription: B.\npopular: 2\nrelated: 1, 199\nupdated: 2026-11-20'),
    );
    expect(text).toMatchObject({ title: 'A: the first', keywords: '', markdown: 'Text.' });
    expect(rest).toEqual({ id: 7, locale: 'en', popular: 2, related: [1, 199], updated: '2026-11-20' });
  });
});

describe('the HTML of an article', () => {
  test('leads to other articles, and to no address that scripts', () => {
    expect(renderArticle('[a](help:199)', 'en')).toBe('<p><a href="/help/199">a</a></p>');
    expect(renderArticle('[a](javascript:alert(1))', 'en')).not.toContain('<a');
  });

  test('shows markup as text', () => {
    expect(renderArticle('<img src=x onerror=alert(1)>', 'en')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  test('begins a framed note with its word in the language of the text', () => {
    expect(renderArticle('> [!tip] Look.', 'ua')).toContain('<p><strong>Порада.</strong> Look.</p>');
    expect(renderArticle('> Said.', 'ua')).toContain('<p>Said.</p>');
  });

  test('gives pictures their size and refuses those that are not ours', () => {
    expect(renderArticle('![a](images/connect-steps.svg)', 'en')).toContain(
      'src="/sandbox/help-images/connect-steps.svg" alt="a" width="640" height="220"',
    );
    expect(() => renderArticle('![a](images/../../package.json)', 'en')).toThrow('is no name of a picture');
  });

  test('is searched by its words alone', () => {
    expect(plainText('<h2>A &amp; b</h2><p>c <strong>d</strong></p><ol><li>e</li></ol>')).toBe(
      'A & b. c d e',
    );
  });
});
