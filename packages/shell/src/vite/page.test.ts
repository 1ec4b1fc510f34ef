import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { portal } from './index.ts';

const template = readFileSync(join(import.meta.dirname, 'template.html'), 'utf8');
const root = document.documentElement;

/** A file of a build, with the modules in it. */
const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => [
  fileName,
  {
    type: 'chunk',
    fileName,
    name: fileName.replace('.js', ''),
    moduleIds,
    imports,
    isEntry: fileName === 'start.js',
  },
];
const bundle = Object.fromEntries([
  chunk('start.js', ['/portal/src/main.ts']),
  chunk('plain.js', ['/node_modules/@my-air/shell/dist/frame/PlainLayout.js'], ['start.js', 'shared.js']),
  chunk('frame.js', ['/node_modules/@my-air/shell/dist/frame/DefaultLayout.js'], ['start.js']),
  chunk('shared.js', ['/node_modules/@my-air/ui-kit/dist/text/Text.js']),
  chunk('login.js', ['/node_modules/@my-air/auth/dist/login/login.lazy.js'], ['shared.js']),
  chunk('chats.js', ['/node_modules/@my-air/messenger/dist/routes.lazy.js'], ['list.js']),
  chunk('list.js', ['/node_modules/@my-air/messenger/dist/chats/chatLists.js']),
  chunk('visitor-en.js', ['/node_modules/@my-air/shell/dist/locales/en.js']),
  chunk('visitor-uk.js', ['/node_modules/@my-air/shell/dist/locales/uk.js']),
  chunk('portal-en.js', ['/node_modules/@my-air/messenger/dist/locales/en.js']),
  chunk('portal-uk.js', ['/node_modules/@my-air/messenger/dist/locales/uk.js']),
  ['onest-latin-wght.woff2', { type: 'asset' }],
]);

/** The page as the plugin writes it. */
function writePage(publicDir = '/portal/public'): string {
  const plugin = portal({ start: '/home', signIn: '/login', publicPaths: ['/login', '/help/'] });
  // SAFETY: the hooks of this plugin are of these forms, and use nothing of their context.
  const hooks = plugin as unknown as {
    configResolved: (config: object) => void;
    load: { handler: (id: string) => string | null };
    transform: (code: string, id: string) => void;
    transformIndexHtml: { handler: (html: string, context: object) => string };
  };
  hooks.configResolved({ root: '/portal', publicDir });
  const lazyRoutes = {
    '/login': '/node_modules/@my-air/auth/dist/login/login.lazy.js',
    '/messenger': '/node_modules/@my-air/messenger/dist/routes.lazy.js',
  };
  for (const [path, id] of Object.entries(lazyRoutes)) hooks.transform(`createLazyRoute('${path}')`, id);
  return hooks.transformIndexHtml.handler(hooks.load.handler('/portal/index.html') ?? '', { bundle });
}

/** Opens an address, and runs the script of the page as the browser does. */
function open(path: string, kept: Record<string, string> = {}): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  history.replaceState(null, '', path);
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(writePage()) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the script of the page
  new Function(script)();
}
const preloaded = () =>
  Array.from(document.querySelectorAll('link[rel="modulepreload"]'), (link) => link.getAttribute('href'));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'ui_locale=; max-age=-1; path=/';
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => vi.restoreAllMocks());

test('the page has at most 40 lines, and shows the mark until React draws', () => {
  expect(template.split('\n').length).toBeLessThanOrEqual(40);
  expect(template).toContain('<div id="root"><i class="mark"></i></div>');
});

test('the mark is in the page, and no file of the first screen goes before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'brand'));
  writeFileSync(join(folder, 'brand/default.svg'), '<svg id="mark"/>');
  const html = writePage(folder);
  expect(html).toContain('url("data:image/svg+xml,%3Csvg%20id%3D%22mark%22%2F%3E")');
  expect(html).toContain("url('/brand/scalelab.svg')");
  expect(html).toContain('<script type="module" fetchpriority="low" src=');
  rmSync(folder, { recursive: true });
  open('/login');
  for (const link of document.querySelectorAll('link[rel="modulepreload"]'))
    expect(link.getAttribute('fetchpriority') ?? (link as HTMLLinkElement).fetchPriority).toBe('low');
});

test('its title is the name of the brand, as text, and its scripts carry the nonce', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ brands: { default: { name: 'A & <B>' } } }));
  expect(writePage(folder)).toContain('<title>A &amp; &lt;B></title>');
  rmSync(folder, { recursive: true });
  const config = portal({ start: '/home', signIn: '/login' }).config as () => { html: object };
  expect(config().html).toEqual({ cspNonce: '__CSP_NONCE__' });
});

describe('before any module', () => {
  test.each([
    [{}, 'default', 'light'],
    [{ brand: 'scalelab', scheme: 'dark' }, 'scalelab', 'dark'],
    [{ brand: 'unknown', scheme: 'unknown' }, 'default', 'light'],
  ])('of %j the look is %s, %s', (kept, brand, scheme) => {
    open('/login', kept);
    expect(root.dataset).toMatchObject({ brand, scheme });
  });

  test('a system that is dark is followed, unless the user chose light', () => {
    const dark = Object.defineProperty(window.matchMedia(''), 'matches', { value: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(dark);
    open('/login');
    expect(root.dataset['scheme']).toBe('dark');
    open('/login', { scheme: 'light' });
    expect(root.dataset['scheme']).toBe('light');
  });

  test.each([
    ['ua', 'uk'],
    ['pt-BR', 'pt'],
    ['xx', 'en'],
  ])('the language %s is %s', (ui_locale, language) => {
    open('/login', { ui_locale });
    expect(root.lang).toBe(language);
  });

  test.each([
    ['none', () => null as never],
    [
      'one that is denied',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('a browser whose storage is %s opens the page as for a visitor', (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
    open('/messenger');
    expect(root.dataset['brand']).toBe('default');
    expect(preloaded()).toContain('/login.js');
  });

  test('the files of the sign-in are requested, with their texts and no others', () => {
    open('/login');
    expect(preloaded()).toEqual(['/plain.js', '/shared.js', '/login.js', '/visitor-en.js']);
    expect(document.querySelector('link[as="font"]')?.getAttribute('href')).toBe('/onest-latin-wght.woff2');
  });

  test('a screen for users is requested where one was signed in, and the sign-in where none was', () => {
    open('/messenger', { signedIn: '1', ui_locale: 'ua' });
    expect(preloaded()).toEqual(['/frame.js', '/chats.js', '/list.js', '/visitor-uk.js', '/portal-uk.js']);
    document.head.replaceChildren();
    localStorage.clear();
    open('/messenger');
    expect(preloaded()).toContain('/login.js');
  });
});

describe('the page of last resort', () => {
  const page = () => document.querySelector('[role="alert"]');

  test('says what failed in the language of the user, with a way to try again', () => {
    open('/login', { ui_locale: 'ua' });
    const detail = { kind: 'invalid', details: ['apiUrl: no address'] };
    document.dispatchEvent(new CustomEvent('last-resort', { detail }));
    expect(page()?.querySelector('h1')?.textContent).toBe('Портал налаштовано неправильно');
    expect(page()?.querySelector('li')?.textContent).toBe('apiUrl: no address');
    expect(page()?.querySelector('button')?.textContent).toBe('Спробувати ще раз');
  });

  test('says so when the code of the portal does not come', () => {
    open('/login');
    const script = document.head.appendChild(document.createElement('script'));
    Object.defineProperty(script, 'src', { value: '/start.js' });
    script.dispatchEvent(new Event('error'));
    expect(page()?.querySelector('h1')?.textContent).toBe('The portal cannot be reached');
  });
});
