import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { helpTexts } from '../database/schema.ts';
import { rawRequest } from '#test/support/rawRequest.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const folder = await mkdtemp(join(tmpdir(), 'my-air-dist-'));
const script = `export const text = ${JSON.stringify('channel '.repeat(500))};`;
const page = `<!doctype html><html lang="en"><head>
<title>My AIR</title>
<meta name="description" nonce="__CSP_NONCE__" content="The portal." />
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous" />
<script nonce="__CSP_NONCE__">document.documentElement.dataset.scheme = 'light'</script>
<style nonce="__CSP_NONCE__">body { margin: 0 }</style>
<link rel="stylesheet" nonce="__CSP_NONCE__" href="/assets/main-a1b2.css">
<script type="module" nonce="__CSP_NONCE__" src="/assets/main-a1b2.js"></script>
</head><body><div id="root"></div><noscript>This portal needs JavaScript.</noscript></body></html>`;

beforeAll(async () => {
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), page),
    writeFile(join(folder, 'assets/main-a1b2.js'), script),
    writeFile(join(folder, 'assets/main-a1b2.css'), 'body{color:red}'.repeat(80)),
    writeFile(join(folder, 'assets/face.woff2'), Buffer.alloc(2000, 7)),
    writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(
      join(folder, 'config.json'),
      JSON.stringify({
        apiUrl: 'https://api.example.com',
        identityProvider: { clientId: 'portal', authorizeUrl: 'https://id.example.com/authorize' },
        monitoring: { dsn: null },
        flags: { pt: true, idempotencyKey: true },
        allowedRedirectHosts: ['a.example.com', 'b.example.com'],
        brands: { default: { name: 'My AIR' } },
      }),
    ),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

const { sandbox, visitor } = testSandbox({ portalFolder: folder }, { fresh: 'once' });
const navigation = { headers: { accept: 'text/html,application/xhtml+xml' } };
const openPage = (path = '/') => visitor().open(path, navigation);

const raw = (path: string, headers: Record<string, string> = {}) => rawRequest(sandbox().url, path, headers);

describe('the page', () => {
  test('carries a nonce of its own in every response, on every script, style and link', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 5; time++) {
      const { text, headers } = await openPage();
      const policy = headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(text).not.toContain('__CSP_NONCE__');
      // The settings are data, which needs no permission to run.
      for (const [tag] of text.matchAll(
        /<(?:script(?! type="application\/json")|style|link|meta)\b[^>]*>/g,
      )) {
        expect(tag).toContain(`nonce="${nonce}"`);
      }
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  test('has strict headers and no unsafe source for scripts', async () => {
    const { headers } = await openPage();
    const policy = headers.get('content-security-policy') ?? '';
    const { apiUrl, identityUrl } = sandbox();
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        ...['default-src', 'frame-ancestors', 'base-uri', 'object-src', 'style-src-attr'].map(
          (name) => `${name} 'none'`,
        ),
        `form-action 'self' ${identityUrl}`,
        `connect-src 'self' ${apiUrl} ${identityUrl}`,
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy-report-only': expect.stringContaining("require-trusted-types-for 'script'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
    expect(headers.get('etag')).toBeNull();
  });

  test.each(['/', '/login', '/accounts/youtube?oauth=connected', '/messenger/12?message=3', '/%D0%BC%D0%B8'])(
    '[NAV-01] %s is the page for every client: a browser, curl, an uptime check',
    async (path) => {
      for (const headers of [navigation.headers, {}, { accept: '*/*' }]) {
        const { status, bytes } = await raw(path, headers);
        expect([status, bytes.toString()]).toEqual([200, expect.stringContaining('<div id="root">')]);
        const head = await visitor().open(path, { method: 'HEAD', headers });
        expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      }
    },
  );

  test('an address that cannot be decoded is a bad request', async () => {
    expect((await raw('/%E0%A4%A', navigation.headers)).status).toBe(400);
  });

  test('travels compressed', async () => {
    const { headers, bytes } = await raw('/', { ...navigation.headers, 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toContain('<div id="root">');
  });

  test('is read anew after a build', async () => {
    await openPage();
    await writeFile(join(folder, 'index.html'), page.replace('root', 'root-of-the-next-build'));
    expect((await openPage()).text).toContain('root-of-the-next-build');
    await writeFile(join(folder, 'index.html'), page);
  });
});

describe('files', () => {
  test('hashed ones are kept for a year, others are asked for each time', async () => {
    const hashed = await visitor().open('/assets/main-a1b2.js');
    expect(hashed.text).toBe(script);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const plain = await visitor().open('/favicon.svg');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const etag = plain.headers.get('etag') ?? '';
    expect((await raw('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('go out in the best coding of "%s"', async (accepted, coding, unpack) => {
    const { headers, bytes } = await raw('/assets/main-a1b2.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('accept-encoding');
    expect(bytes.length).toBeLessThan(script.length / 4);
    expect(unpack(bytes).toString()).toBe(script);
  });

  test.each(['/assets/main-a1b2.js', '/assets/face.woff2', '/favicon.svg'])(
    '%s: HEAD answers with the headers of GET, and 304 names the same content',
    async (path) => {
      const accepted = { 'accept-encoding': 'br' };
      const { headers } = await raw(path, accepted);
      const head = await visitor().open(path, { method: 'HEAD', headers: accepted });
      const names = ['etag', 'content-encoding', 'content-length', 'content-type', 'vary'] as const;
      expect(names.map((name) => head.headers.get(name))).toEqual(names.map((name) => headers[name] ?? null));
      const known = await raw(path, { ...accepted, 'if-none-match': headers.etag ?? '' });
      expect(known).toMatchObject({ status: 304, headers: { etag: headers.etag } });
      expect(known.headers).not.toHaveProperty('content-encoding');
    },
  );

  test('the ETag is of the content: a copy made at another time has the same', async () => {
    const { headers } = await raw('/favicon.svg');
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'favicon.svg'), later, later);
    expect((await raw('/favicon.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  test('fonts are not packed twice', async () => {
    const { headers } = await raw('/assets/face.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  test.each(['/assets/gone-9f9f.js', '/assets/', '/gone.png', '/anything/at.all'])(
    '[NAV-30] %s is missing, for a navigation too, and not the page',
    async (path) => {
      expect((await visitor().open(path)).status).toBe(404);
      expect((await openPage(path)).status).toBe(404);
    },
  );

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/%00',
    '/assets/..%5c..%5cx',
    '/%252e%252e/package.json',
    '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
    '/%25252e%25252e%25252fpackage.json',
    '/home/.%2e/package.json',
  ])('nothing outside the build is read by %s, and it is no address of the portal', async (path) => {
    expect((await raw(path)).status).toBe(404);
    expect((await raw(path, navigation.headers)).status).toBe(404);
  });

  test.each(['/api/nothing', '/sanctum/nothing', '/sandbox/api/nothing'])('%s is no page', async (path) => {
    expect(await openPage(path)).toMatchObject({ status: 404, body: { message: 'Not found.' } });
  });
});

describe('/config.json', () => {
  afterEach(() => sandbox().control.reset());

  test('names the monitoring host, which the page may reach, and no other', async () => {
    await sandbox().control.settings.change((settings) => ({
      ...settings,
      configOverrides: { monitoring: { dsn: 'https://key@errors.example.com/7' } },
    }));
    const { headers } = await openPage();
    expect(headers.get('content-security-policy')).toMatch(
      /connect-src [^;]* https:\/\/errors\.example\.com;/,
    );
  });

  test('names the addresses of this run', async () => {
    const { body, headers } = await visitor().open('/config.json');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body).toMatchObject({
      apiUrl: '',
      identityProvider: { clientId: 'portal', authorizeUrl: `${sandbox().identityUrl}/authorize` },
      financeAppUrl: `${sandbox().worldUrl}/finance`,
      flags: { pt: true },
    });
  });

  test('is in the page as well, which then need not ask for it, and cannot end its element', async () => {
    const who = visitor();
    await who.write('POST', '/sandbox/api/config', { campaigns: { aiMetadata: '</script><b>' } });
    const { text } = await who.open('/login', navigation);
    const [, written = ''] =
      /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(written)).toEqual((await who.open('/config.json')).body);
    expect(text).not.toContain('rel="preload" href="/config.json"');
  });

  test('is overridden by the control room, key by key, and lists as a whole', async () => {
    const who = visitor();
    await who.write('POST', '/sandbox/api/config', {
      apiUrl: sandbox().apiUrl,
      flags: { pt: false },
      allowedRedirectHosts: ['c.example.com'],
    });
    expect((await who.open('/config.json')).body).toMatchObject({
      apiUrl: sandbox().apiUrl,
      flags: { pt: false, idempotencyKey: true },
      allowedRedirectHosts: ['c.example.com'],
    });
    await who.write('DELETE', '/sandbox/api/config');
    expect((await who.open('/config.json')).body).toMatchObject({ apiUrl: '', flags: { pt: true } });
  });
});

describe('a public article', () => {
  const headOf = async (path: string, headers: Record<string, string> = {}) => {
    const { status, bytes, headers: answered } = await raw(path, headers);
    return { status, vary: answered.vary, text: bytes.toString() };
  };

  test('[HELP-03] has its title, description and address in the page for every client, once each', async () => {
    const { status, text } = await headOf('/help/1', { accept: '*/*' });
    expect(status).toBe(200);
    expect(text).toContain('<title>Add a YouTube channel - My AIR</title>');
    expect(text).toContain(`<link rel="canonical" href="${sandbox().url}/help/1" />`);
    const [, described] = /<meta name="description" content="([^"]+)"/.exec(text) ?? [];
    expect(described).not.toBe('The portal.');
    expect(text).toContain('<meta property="og:title" content="Add a YouTube channel" />');
    expect(text).toContain(`<meta property="og:description" content="${described}" />`);
    expect(text.match(/<title>|name="description"|rel="canonical"/g)).toHaveLength(3);
    expect(text).toContain('<div id="root"></div>');
  });

  test('[HELP-03] is named in the language of its address, else in the one that was chosen, else in that of the browser', async () => {
    const named = await headOf('/help/1/uk', { 'accept-language': 'es' });
    expect(named.text).toContain('<title>Як додати канал YouTube - My AIR</title>');
    expect(named.text).toContain(`<link rel="canonical" href="${sandbox().url}/help/1/uk" />`);
    const preferred = await headOf('/help/1', { 'accept-language': 'uk, en;q=0.5' });
    expect(preferred.text).toContain('<title>Як додати канал YouTube - My AIR</title>');
    expect(preferred.vary).toBe('accept-encoding, accept-language, cookie');
    const chosen = await headOf('/help/1', { 'accept-language': 'uk', cookie: 'ui_locale=en' });
    expect(chosen.text).toContain('<title>Add a YouTube channel - My AIR</title>');
  });

  test('[HELP-03] [HC-10] shows its title and description as they are written', async () => {
    const { db } = sandbox().control;
    const hostile = `</title><script>alert(1)</script>"><img src=x onerror='alert(1)'> $& $1`;
    const english = and(eq(helpTexts.articleId, 199), eq(helpTexts.locale, 'en'));
    const [before] = await db.select().from(helpTexts).where(english);
    await db.update(helpTexts).set({ name: hostile, description: hostile }).where(english);
    const { text } = await headOf('/help/199/en');
    await db.update(helpTexts).set(before!).where(english);
    expect(text).not.toMatch(/<script>alert|<img/);
    const written = hostile
      .replaceAll(/[<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
      .replaceAll('$&', '$&#38;');
    expect(text).toContain(`<title>${written} - My AIR</title>`);
    expect(text).toContain(`<meta name="description" content="${written}" />`);
  });

  test.each(['/help/9999', '/help/first', '/help/1/ua', '/help/1/de', '/help/99999999999'])(
    '[HELP-03] %s is none: the page opens as it is, with status 404',
    async (path) => {
      const { status, text } = await openPage(path);
      expect(status).toBe(404);
      expect(text).toContain('<title>My AIR</title>');
      expect(text).not.toContain('canonical');
    },
  );

  test('[HELP-03] that became a part of another one leads to that one', async () => {
    const { status, headers } = await raw('/help/37/es', navigation.headers);
    expect(status).toBe(301);
    expect(headers.location).toBe('/help/63/es');
  });

  test('[HELP-03] is found by crawlers: each is in the sitemap, in all its languages', async () => {
    const robots = await visitor().open('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${sandbox().url}/sitemap.xml`);
    const { text, headers } = await visitor().open('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    for (const path of ['/help/1', '/help/1/en', '/help/1/uk', '/help/199/pt'])
      expect(text).toContain(`<loc>${sandbox().url}${path}</loc>`);
    expect(text).toContain(`hreflang="uk" href="${sandbox().url}/help/1/uk"`);
  });
});
