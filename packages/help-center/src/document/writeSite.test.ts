// @vitest-environment node
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { buildArticle, buildSummary, buildTopics } from '../testing/buildHelp.ts';
import { writeSite } from './writeSite.ts';

const page = `<!doctype html><html lang="en"><head><title>My AIR</title><meta name="description" content="" />
<link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous" /><style>body{margin:0}</style></head>
<body><div id="root"></div><noscript>This portal needs JavaScript.</noscript></body></html>`;
const topics = [{ ...buildTopics()[0]!, articles: [buildSummary({ id: 1 }), buildSummary({ id: 2 })] }];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'config.json'), JSON.stringify({ brands: { default: { name: 'My AIR' } } }));
});

const pathOf = (input: Parameters<typeof fetch>[0]) =>
  new URL(input instanceof Request ? input.url : input).pathname;
/** The API: the first article is written in English and Ukrainian, the second in English alone. */
const api: typeof fetch = async (input, init) => {
  const pathname = pathOf(input);
  if (pathname === '/base/api/help/topics') return Response.json({ topics });
  const id = Number(pathname.split('/').at(-1));
  const wanted = new Headers(init?.headers).get('Accept-Language');
  const locale = id === 1 && wanted === 'ua' ? 'ua' : 'en';
  return Response.json({ article: buildArticle({ id, locale, name: `Article ${id} in ${locale}` }) });
};
const options = { api: 'https://api.example/base', origin: 'https://portal.example/' };
const read = (path: string) => readFile(join(folder, path), 'utf8');

test('[HELP-03] every public article is written, in each language that it has', async () => {
  expect(await writeSite({ ...options, folder, fetch: api })).toBe(2);
  expect((await readdir(join(folder, 'help/1'))).sort()).toEqual(['en', 'index.html', 'uk']);
  expect((await readdir(join(folder, 'help/2'))).sort()).toEqual(['en', 'index.html']);
  expect(await read('help/1/index.html')).toContain('<h1>Article 1 in en</h1>');
  const ukrainian = await read('help/1/uk/index.html');
  expect(ukrainian).toContain('<h1>Article 1 in ua</h1>');
  expect(ukrainian).toContain('<script type="application/json" id="settings">{"brands"');
  const map = await read('sitemap.xml');
  expect(map.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://portal.example/help/1</loc>',
    '<loc>https://portal.example/help/1/en</loc>',
    '<loc>https://portal.example/help/1/uk</loc>',
    '<loc>https://portal.example/help/2</loc>',
    '<loc>https://portal.example/help/2/en</loc>',
  ]);
  expect(await read('robots.txt')).toContain('Sitemap: https://portal.example/sitemap.xml');
});

test('[HELP-03] a second run takes the place of the first', async () => {
  await writeSite({ ...options, folder, fetch: api });
  const one: typeof fetch = async (input, init) =>
    pathOf(input).endsWith('topics')
      ? Response.json({ topics: [{ ...topics[0]!, articles: [buildSummary({ id: 2 })] }] })
      : api(input, init);
  await writeSite({ ...options, folder, fetch: one });
  expect(await readdir(join(folder, 'help'))).toEqual(['2']);
});

test.each([
  ['an error', () => new Response('', { status: 503 }), 'api/help/articles/2 responded with status 503'],
  [
    'another shape',
    () => Response.json({ article: { id: 2 } }),
    'api/help/articles/2 responded with another shape',
  ],
])(
  '[HELP-03] after %s of the API the folder is as it was, and the call is named',
  async (_, refuse, message) => {
    const failing: typeof fetch = async (input, init) =>
      pathOf(input).endsWith('/2') ? refuse() : api(input, init);
    await expect(writeSite({ ...options, folder, fetch: failing })).rejects.toThrow(message);
    expect((await readdir(folder)).sort()).toEqual(['config.json', 'index.html']);
  },
);
