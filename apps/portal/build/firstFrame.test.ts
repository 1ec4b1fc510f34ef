// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

import { homeFeature } from '@my-air/home';
import { firstFrame } from './firstFrame.ts';
import { homeLead } from './firstFrameTexts.ts';

const source = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

function render(): string {
  const { transformIndexHtml } = firstFrame({
    features: [],
    first: { start: '/home', signIn: '/login' },
    textsVersion: '',
  });
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has no handler');
  const html = (transformIndexHtml.handler as (html: string, context: object) => string)(source, {});
  return html;
}

test('the page carries styles and script of the first frame, each with the nonce of its response', () => {
  const html = render();
  expect(html).not.toContain('<!-- build/firstFrame');
  expect(html.match(/<style nonce="__CSP_NONCE__">/g)).toHaveLength(1);
  expect(html.match(/<script nonce="__CSP_NONCE__">/g)).toHaveLength(1);
  expect(html).toContain(':root[data-scheme=');
  expect(html).toContain(':root[data-brand=');
  expect(html).not.toMatch(/ style="/);
});

test('the words of the frame stand in five languages, and nothing in the script can end it early', () => {
  const html = render();
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
  expect(parseSync('firstFrame.js', script).errors).toEqual([]);
});

test('[NT-10] the regions that speak stand empty in the page from the first paint on', () => {
  expect(source).toContain('<div data-live="polite" aria-live="polite" aria-atomic="true"></div>');
  expect(source).toContain('<div data-live="assertive" aria-live="assertive" aria-atomic="true"></div>');
});

test.each(Object.entries(homeLead))(
  '[HOME-01] the first frame of home says in %s what the screen then says',
  async (language, lead) => {
    const messages = await homeFeature.loadMessages(language as keyof typeof homeLead);
    expect(Object.values(messages)).toContainEqual([lead]);
  },
);
