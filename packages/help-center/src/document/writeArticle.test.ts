// @vitest-environment node
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';

import { buildArticle } from '../testing/buildHelp.ts';
import { hostileContent } from '../testing/hostileArticle.ts';
import { type ArticleDocument, writeArticle } from './writeArticle.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>My AIR</title>
<meta name="description" content="The partner portal." /><style nonce="n0nce">@font-face{font-display:swap}</style></head>
<body><div id="root"><div class="first plain"></div></div><noscript>This portal needs JavaScript.</noscript></body></html>`;

async function written(
  values: Parameters<typeof buildArticle>[0] = {},
  options: Partial<ArticleDocument> = {},
) {
  const html = await writeArticle(page, {
    article: buildArticle(values),
    locale: 'en',
    isAddressed: false,
    languages: ['en', 'uk'],
    origin: 'https://portal.example',
    siteName: 'My AIR',
    ...options,
  });
  const { window } = new JSDOM(html);
  const { document } = window;
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  return { html, document, text };
}

describe('[HELP-03] the document of a public article', () => {
  test('holds the title, the facts, the contents and the whole text', async () => {
    const { document, text } = await written();
    expect(document.title).toBe('Connect a YouTube channel - My AIR');
    expect(text('.written h1')).toBe('Connect a YouTube channel');
    expect(text('.written-facts')).toBe('1 min read · Updated 11/18/2026');
    expect(text('.written-text')).toContain('Choose the channel, not your own account.');
    expect(
      [...document.querySelectorAll('.written-aside a')].map((link) => link.getAttribute('href')),
    ).toEqual(['#before-you-begin', '#step-2', '#what-we-may-see']);
    expect(document.querySelector('.written-text h2')?.id).toBe('before-you-begin');
    expect(document.querySelector('noscript')).toBeNull();
  });

  test('has metadata, structured data, and the addresses in the languages that it is written in', async () => {
    const { document } = await written({}, { isAddressed: true });
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');
    expect(href('link[rel=canonical]')).toBe('https://portal.example/help/1/en');
    expect(
      [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['x-default', 'https://portal.example/help/1'],
      ['en', 'https://portal.example/help/1/en'],
      ['uk', 'https://portal.example/help/1/uk'],
    ]);
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(
      'Connect a YouTube channel',
    );
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    const data = JSON.parse(
      document.querySelector('[type="application/ld+json"]')?.textContent ?? '',
    ) as object[];
    expect(data).toMatchObject([{ '@type': 'TechArticle' }, { '@type': 'BreadcrumbList' }]);
  });

  test('does not move its text for a font that comes late', async () => {
    const { html } = await written();
    expect(html).toContain('<style nonce="n0nce">@font-face{font-display:optional}</style>');
  });

  test('brings no script that runs, and its styles have the nonce of the page', async () => {
    const { document } = await written();
    for (const script of document.querySelectorAll('script')) expect(script.type).toMatch(/^application\//);
    const sheets = [...document.querySelectorAll('style')];
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) expect(sheet.getAttribute('nonce')).toBe('n0nce');
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  test.each([
    ['en', '1 min read · Updated 11/18/2026', 'In this article'],
    ['uk', '1 хв читання · Оновлено 11/18/2026', 'У цій статті'],
    ['es', '1 min de lectura · Actualizado el 11/18/2026', 'En este artículo'],
    ['ru', '1 мин чтения · Обновлено 11/18/2026', 'В этой статье'],
    ['pt', '1 min de leitura · Atualizado em 11/18/2026', 'Neste artigo'],
  ] as const)('speaks the language of its reader: %s', async (locale, facts, contents) => {
    const wire = locale === 'uk' ? 'ua' : locale;
    const { document, text } = await written({ locale: wire }, { locale });
    expect(document.documentElement.lang).toBe(locale);
    expect(text('.written-facts')).toBe(facts);
    expect(text('.written-folded summary')).toBe(contents);
    expect(text('.written-notice')).toBeUndefined();
  });

  test('says that it is in another language than that of its reader', async () => {
    const { document, text } = await written({ locale: 'en' }, { locale: 'es', isAddressed: true });
    expect(document.querySelector('article')?.lang).toBe('en');
    expect(text('.written-notice')).toContain('English');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://portal.example/help/1',
    );
  });

  test('leaves the direction of a text to the text', async () => {
    const { document, text } = await written({ content_html: '<h2>תשלומים</h2><p>התשלום הבא</p>' });
    expect(document.querySelector('.written-text')?.getAttribute('dir')).toBe('auto');
    expect(document.querySelector('.written-text h2')?.id).toBe('תשלומים');
    expect(text('.written-text p')).toBe('התשלום הבא');
  });

  test('does without a summary, a date, pictures and headings', async () => {
    const { document, text } = await written({
      description_html: null,
      updated_at: null,
      content_html: '<p>Words.</p>',
    });
    expect(text('.written-facts')).toBe('1 min read');
    expect(document.querySelector('.written nav')).toBeNull();
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Connect a YouTube channel',
    );
  });

  test.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '$& $1 </script><script>alert(1)',
  ])('shows a title as it is written: %s', async (name) => {
    const { document, text } = await written({ name, description_html: name, content_html: '<p>Words.</p>' });
    expect(text('.written h1')).toBe(name);
    expect(document.title).toBe(`${name} - My AIR`);
    for (const script of document.querySelectorAll('script')) expect(script.type).toMatch(/^application\//);
    expect(document.querySelector('img, [onerror]')).toBeNull();
    const answer = JSON.parse(document.querySelector('#answer')?.textContent ?? '') as { article: object };
    expect(answer.article).toMatchObject({ name });
  });

  test('takes out of a hostile text what the screen takes out', async () => {
    const { document } = await written({ content_html: hostileContent });
    const text = document.querySelector('.written-text');
    expect(
      text?.querySelector('script, style, iframe, form, input, svg, math, object, embed, base, meta'),
    ).toBeNull();
    const attributes = [...(text?.querySelectorAll('*') ?? [])].flatMap((element) => [...element.attributes]);
    expect(attributes.length).toBeGreaterThan(5);
    expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(attributes.filter(({ value }) => /^\s*(?:javascript|data:text|vbscript):/i.test(value))).toEqual(
      [],
    );
  });

  test('is not written into a page that is not of a portal', async () => {
    await expect(
      writeArticle('<html></html>', {
        article: buildArticle(),
        locale: 'en',
        isAddressed: false,
        languages: [],
        origin: 'https://portal.example',
        siteName: 'My AIR',
      }),
    ).rejects.toThrow('the page of the portal lacks');
  });
});
