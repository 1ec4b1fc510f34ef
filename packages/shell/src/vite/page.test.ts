// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

import { page } from './page.ts';

const source = readFileSync(new URL('./template.html', import.meta.url), 'utf8');

/** The page, for a portal whose settings give its brand this name, or which has no settings. */
async function render(brand?: string, styles?: string): Promise<string> {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  const settings = JSON.stringify({ brands: { default: { name: brand } } });
  if (brand) writeFileSync(join(publicDir, 'config.json'), settings);
  const { configResolved, transformIndexHtml } = page(() => ({
    first: { start: '/videos', signIn: '/enter' },
    portal: { features: [], packages: [] },
    from: 'src',
    textsVersion: '',
    styles,
  }));
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has no handler');
  (configResolved as (config: object) => void)({ command: 'serve', publicDir });
  return (transformIndexHtml.handler as (html: string, context: object) => Promise<string>)(source, {});
}

test('the page carries its styles and scripts, each with the nonce of its response', async () => {
  const html = await render();
  expect(html).not.toContain('<!-- styles');
  expect(html.match(/<style nonce="__CSP_NONCE__">/g)).toHaveLength(1);
  expect(html.match(/<script nonce="__CSP_NONCE__">/g)).toHaveLength(2);
  expect(html).toContain(':root[data-scheme=');
  expect(html).toContain(':root[data-brand=');
  expect(html).not.toMatch(/ style="/);
});

test('the page says in five languages that the portal cannot be reached, and nothing in its script can end it early', async () => {
  const scripts = [...(await render()).matchAll(/<script nonce="__CSP_NONCE__">([^]*?)<\/script>/g)];
  expect(scripts.map(([, script = '']) => parseSync('page.js', script).errors)).toEqual([[], []]);
  for (const words of ['cannot be reached', 'недоступний', 'No se puede', 'недоступен', 'Não é possível'])
    expect(scripts[1]?.[1]).toContain(words);
});

test('[NT-10] the regions that speak stand empty in the page from the first paint on', async () => {
  expect(source).toContain('<div data-live="polite" aria-live="polite" aria-atomic="true"></div>');
  expect(source).toContain('<div data-live="assertive" aria-live="assertive" aria-atomic="true"></div>');
});

test('the style sheet of the portal comes after that of the kit', async () => {
  const styles = join(mkdtempSync(join(tmpdir(), 'styles-')), 'brand.css');
  writeFileSync(styles, ':root:root { --color-accent: #00aa77; }');
  const [, sheet = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(await render(undefined, styles)) ?? [];
  expect(sheet).toMatch(/:root:root\{--color-accent:#0a7;?\}$/);
});

test('the name of the brand comes from the settings of the portal', async () => {
  expect(await render('Films & <b>')).toContain('<title>Films &amp; &lt;b></title>');
  expect(await render()).toContain('<title></title>');
});
