import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';

import { cacheOf, fileHeaders, originsOf, pageHeaders } from '@my-air/shell/hosting';
import { request as newRequest, type APIResponse } from '@playwright/test';

import { closePendingModals, emailOf, expect, password, signInThroughProvider } from '@my-air/e2e';
import { screens } from '../e2e/screens.ts';
import { monitoringOrigin, ownBuild, type Hosted, type testWith } from './fixtures.ts';
import { scoresOf } from './lighthouse.ts';
import { observatoryRules } from './observatoryRules.ts';

const html = 'text/html,application/xhtml+xml';
const assetNames = readdirSync(join(ownBuild, 'assets'));
const asset = (ending: string) => `/assets/${assetNames.find((name) => name.endsWith(ending))}`;
const script = asset('.js');

/** The status of a HEAD request without an Accept header, as uptime checks send it. */
async function headWithoutAccept(url: string): Promise<number | undefined> {
  const [answer] = (await once(
    request(url, { method: 'HEAD', rejectUnauthorized: false }).end(),
    'response',
  )) as [IncomingMessage];
  return answer.resume().statusCode;
}

const withoutNonces = (page: string) => page.replaceAll(/(?<=nonce=")[^"]*/g, '');

/** The pictures of the sandbox, which has no TLS here: the policy refuses them, as it should. */
const picturesWithoutTls = /^Loading the image 'http:\/\/localhost:/;

/** The checks of every server of the portal's files, with the committed configuration. */
export function describeHosting(test: ReturnType<typeof testWith>): void {
  test.use({ expectedConsole: [picturesWithoutTls] });

  /** One request, without cookies and without following redirects. */
  async function get(
    { url }: Pick<Hosted, 'url'>,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    const client = await newRequest.newContext({ ignoreHTTPSErrors: true });
    return client.get(url + path, { maxRedirects: 0, headers: { accept: '*/*', ...headers } });
  }

  test('a page has the headers that the sandbox sends, and a nonce of its own', async ({ hosted }) => {
    const open = async (of: Pick<Hosted, 'url'>) => {
      const answer = await get(of, '/login', { accept: html });
      const headers = answer.headers();
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '') ?? [];
      return { headers, nonce, text: await answer.text() };
    };
    const [ours, again, theirs] = [await open(hosted), await open(hosted), await open(hosted.sandbox)];
    const named = [...Object.keys(fileHeaders), 'cache-control', 'content-type'];
    for (const name of named)
      expect({ [name]: ours.headers[name] }).toEqual({ [name]: theirs.headers[name] });
    const settings = (await (await get(hosted, '/config.json')).json()) as Record<string, unknown>;
    const { connect, forms } = originsOf(settings);
    const origins = { connect: [...connect, monitoringOrigin], forms, images: [] };
    expect(ours.headers).toMatchObject(pageHeaders({ inline: [`nonce-${ours.nonce}`], origins }));
    expect(ours.nonce.length).toBeGreaterThan(20);
    expect(again.nonce).not.toBe(ours.nonce);
    expect(ours.text).toContain(`nonce="${ours.nonce}"`);
    expect(ours.text).not.toContain('__CSP_NONCE__');
  });

  test('a page meets each rule of Mozilla Observatory', async ({ hosted }) => {
    const page = await get(hosted, '/', { accept: html });
    const plain = await get({ url: hosted.plainUrl }, '/');
    const visit = { url: hosted.url, headers: page.headers(), html: await page.text(), plain };
    for (const [rule, isMet] of Object.entries(observatoryRules))
      expect({ [rule]: isMet(visit) }).toEqual({ [rule]: true });
  });

  test('Lighthouse gives best practices and SEO 100', async ({ hosted }) => {
    const scores = await scoresOf(`${hosted.url}/login`);
    console.log(`Lighthouse: ${JSON.stringify(scores)}`);
    expect(scores).toMatchObject({ 'best-practices': 100, seo: 100 });
  });

  test('without TLS one is led to the same address with it', async ({ hosted }) => {
    const answer = await get({ url: hosted.plainUrl }, '/help-center?from=mail');
    expect([301, 308]).toContain(answer.status());
    expect(new URL(answer.headers()['location'] ?? '').pathname).toBe('/help-center');
  });

  test('an address of the portal is the page, for every client', async ({ hosted }) => {
    const page = withoutNonces(readFileSync(join(ownBuild, 'index.html'), 'utf8'));
    for (const path of [
      '/',
      '/index.html',
      '/home',
      '/login',
      '/services/3',
      '/messenger/12?message=3',
      '/brand',
      '/help/9999/uk',
    ]) {
      for (const accept of [html, '*/*', 'application/json']) {
        const answer = await get(hosted, path, { accept });
        expect({ path, accept, status: answer.status() }).toEqual({ path, accept, status: 200 });
        expect(withoutNonces(await answer.text())).toBe(page);
        expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
      }
      expect({ path, status: await headWithoutAccept(hosted.url + path) }).toEqual({ path, status: 200 });
    }
  });

  test('a missing file is missing, also for a request that accepts a page, and is not kept', async ({
    hosted,
  }) => {
    for (const path of ['/assets/gone-1a2b3c4d.js', '/assets/', '/gone.png', '/help/gone.json']) {
      const answer = await get(hosted, path, { accept: html });
      expect({ path, status: answer.status() }).toEqual({ path, status: 404 });
      expect(answer.headers()['cache-control']).toBe(cacheOf(false));
      expect(answer.headers()).toMatchObject(fileHeaders);
    }
  });

  test('nothing beside the folder is served', async ({ hosted }) => {
    for (const path of ['/..%2fwork/site.conf', '/assets/..%2f..%2fwork/key.pem', '/%2e%2e/work/key.pem']) {
      const answer = await get(hosted, path);
      expect([400, 404]).toContain(answer.status());
    }
  });

  test('files with a hash are kept for a year, all others are asked for each time and not sent twice', async ({
    hosted,
  }) => {
    for (const path of [script, asset('.woff2')]) {
      const { status, headers } = await get(hosted, path).then((answer) => ({
        status: answer.status(),
        headers: answer.headers(),
      }));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(cacheOf(true));
      expect(headers).toMatchObject(fileHeaders);
    }
    for (const path of ['/', '/index.html', '/config.json', '/robots.txt', '/brand/default.svg']) {
      const first = await get(hosted, path, { accept: html });
      expect(first.headers()).toMatchObject({ ...fileHeaders, 'cache-control': cacheOf(false) });
      // The nonce makes each page another one.
      if (path === '/' || path === '/index.html') continue;
      const again = await get(hosted, path, { accept: html, 'if-none-match': first.headers()['etag'] ?? '' });
      expect({ path, status: again.status() }).toEqual({ path, status: 304 });
    }
  });

  test('texts are compressed for those who take it, and fonts are not', async ({ hosted }) => {
    for (const path of ['/login', script, '/config.json']) {
      for (const [accepted, expected] of [
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const answer = await get(hosted, path, { 'accept-encoding': accepted });
        expect({ path, coding: answer.headers()['content-encoding'] }).toEqual({ path, coding: expected });
        expect(answer.headers()['vary']?.toLowerCase()).toContain('accept-encoding');
      }
    }
    const font = await get(hosted, asset('.woff2'), { 'accept-encoding': 'gzip' });
    expect(font.headers()['content-encoding']).toBeUndefined();
  });

  test('each kind of file has its type', async ({ hosted }) => {
    const types: readonly (readonly [string, RegExp])[] = [
      [script, /^(?:text|application)\/javascript/],
      [asset('.woff2'), /^font\/woff2/],
      ['/config.json', /^application\/json/],
      ['/brand/default.svg', /^image\/svg\+xml/],
      ['/robots.txt', /^text\/plain/],
    ];
    for (const [path, type] of types)
      expect((await get(hosted, path)).headers()['content-type']).toMatch(type);
  });

  test('one signs in with a password, the API is asked through the server, and each screen is found again', async ({
    page,
    hosted,
  }) => {
    await closePendingModals(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.add(origin);
    });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(emailOf('ambassador'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${hosted.url}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía Herrera');
    await page.goto('/help-center');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect([...asked]).toEqual([hosted.url]);
  });

  test('no screen breaks the policy, or leaves a fault in the console', async ({ page, signIn }) => {
    await signIn('partner');
    for (const { path } of screens) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
  });

  test('one signs in through the identity provider, whose origin the policy allows', async ({
    page,
    hosted,
  }) => {
    await closePendingModals(page);
    await signInThroughProvider(page, 'ambassador');
    await expect(page).toHaveURL(`${hosted.url}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía Herrera');
  });
}
