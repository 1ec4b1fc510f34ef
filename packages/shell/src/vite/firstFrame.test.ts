// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

import { firstFrame } from './firstFrame.ts';

const source = readFileSync(new URL('./template.html', import.meta.url), 'utf8');

const lead = {
  en: 'Your videos.',
  uk: 'Ваші відео.',
  es: 'Tus vídeos.',
  ru: 'Ваши видео.',
  pt: 'Seus vídeos.',
};
const feature = {
  name: 'videos',
  root: '',
  screens: [],
  cardModules: [],
  badgeModules: [],
  leads: { '/videos': lead },
};

/** The page, for a portal whose settings give its brand this name, or which has no settings. */
function render(brand?: string, styles?: string): Promise<string> {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  const settings = JSON.stringify({ brands: { default: { name: brand } } });
  if (brand) writeFileSync(join(publicDir, 'config.json'), settings);
  const { configResolved, transformIndexHtml } = firstFrame(() => ({
    first: { start: '/videos', signIn: '/enter' },
    portal: { features: [feature], packages: [feature] },
    from: 'src',
    textsVersion: '',
    styles,
  }));
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has no handler');
  (configResolved as (config: object) => void)({ command: 'serve', publicDir });
  return (transformIndexHtml.handler as (html: string, context: object) => Promise<string>)(source, {});
}

test('the page carries styles and script of the first frame, each with the nonce of its response', async () => {
  const html = await render();
  expect(html).not.toContain('<!-- first frame');
  expect(html.match(/<style nonce="__CSP_NONCE__">/g)).toHaveLength(1);
  expect(html.match(/<script nonce="__CSP_NONCE__">/g)).toHaveLength(1);
  expect(html).toContain(':root[data-scheme=');
  expect(html).toContain(':root[data-brand=');
  expect(html).not.toMatch(/ style="/);
});

test('the words of the frame stand in five languages, and nothing in the script can end it early', async () => {
  const html = await render();
  for (const words of [
    'in one place',
    'в одному місці',
    'en un solo lugar',
    'в одном месте',
    'em um só lugar',
  ]) {
    expect(html).toContain(words);
  }
  const script = /<script nonce="__CSP_NONCE__">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(parseSync('pageScript.js', script).errors).toEqual([]);
});

test('[NT-10] the regions that speak stand empty in the page from the first paint on', async () => {
  expect(source).toContain('<div data-live="polite" aria-live="polite" aria-atomic="true"></div>');
  expect(source).toContain('<div data-live="assertive" aria-live="assertive" aria-atomic="true"></div>');
});

test('the style sheet of the portal comes after those of the kit and of the frame', async () => {
  const styles = join(mkdtempSync(join(tmpdir(), 'styles-')), 'brand.css');
  writeFileSync(styles, ':root:root { --color-accent: #00aa77; }');
  const [, sheet = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(await render(undefined, styles)) ?? [];
  expect(sheet).toMatch(/:root:root\{--color-accent:#0a7;?\}$/);
});

test('the name of the brand comes from the settings of the portal', async () => {
  expect(await render('Films & <b>')).toContain('<title>Films &amp; &lt;b></title>');
  expect(await render('Films & <b>')).toContain('{default:`Films & <b>`}');
  expect(await render()).toContain('<title></title>');
});

test('a feature says the text below the title of its screen', async () => {
  for (const words of Object.values(lead)) expect(await render()).toContain(words);
});
