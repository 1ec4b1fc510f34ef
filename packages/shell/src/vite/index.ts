import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { normalizePath, type Plugin } from 'vite';

import { browserTargets } from './browserTargets.ts';
import { chunkGroups, filesOf, ownerOf, type ScreenKind } from './chunks.ts';
import { lastResort } from './lastResort.ts';

/** The options of the plugin. */
export interface PortalOptions {
  /** The path of the screen that a session begins with. */
  readonly start: string;
  /** The path of the sign-in. */
  readonly signIn: string;
  /** The beginnings of all paths that need no session, such as `/articles/`. @default that of the sign-in */
  readonly publicPaths?: readonly string[];
  /** The backend of the development server, such as `http://localhost:3000`: it gets the calls below `/api` and `/sanctum`. */
  readonly backend?: string;
  /** A style sheet of the portal's own, such as `/src/brand.css`: the page holds it after the kit's. */
  readonly styles?: string;
}

/**
 * A Vite plugin that makes the page of a portal: the brand's mark, with the kit's styles, until React draws. The page runs
 * `src/main.ts`, and requests the files of the screen that is opened, with their texts, before that code does.
 *
 * `public/config.json` holds the settings of the portal, with the names of its brands; `public/brand` their logos. A
 * server with a content security policy replaces each `__CSP_NONCE__` in the page.
 */
export function portal({ start, signIn, publicPaths = [signIn], backend, styles }: PortalOptions): Plugin {
  const routes = new Map<string, string>();
  let [address, brand, publicFolder] = ['', '', ''];
  const isPublic = (path: string) => publicPaths.some((each) => path.startsWith(each));
  const kindOf = (id: string): ScreenKind | undefined => {
    const path = [...routes].find(([, screen]) => screen === id)?.[0];
    if (path === start) return 'start';
    if (path === undefined || !isPublic(path)) return undefined;
    if (ownerOf(id) !== ownerOf(routes.get(signIn) ?? '')) return 'public';
    // The other screens of its package, such as the return from the identity provider, are seldom the first.
    return path === signIn ? 'sign-in' : undefined;
  };
  const isPublicOwner = (owner: string) =>
    ['shell', 'feature-kit'].includes(owner) ||
    [...routes].some(([path, id]) => isPublic(path) && ownerOf(id) === owner);
  const proxyTo = (target: string) => ({
    target,
    changeOrigin: true,
    headers: { origin: new URL(target).origin },
  });
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  // A mark that is a file of its own would come after every script of the screen.
  const inlineMark = (link: string, path: string) =>
    existsSync(join(publicFolder, path))
      ? `url("data:image/svg+xml,${encodeURIComponent(readFileSync(join(publicFolder, path), 'utf8'))}")`
      : link;
  const page = () =>
    read('template.html')
      .replace('<title></title>', () => `<title>${brand.replace('&', '&amp;').replace('<', '&lt;')}</title>`)
      .replace(/\/\* page.css.*\*\//, () => (styles ? `@import '${styles}';` : '') + read('page.css'))
      .replace(/url\('(.+?)'\)/g, inlineMark)
      .replace('/* page.js */', () => read('page.js').trim());

  return {
    name: 'my-air-portal',
    config: () => ({
      // React has had the hook itself since 18: the versions in libraries for older ones only add weight.
      resolve: {
        alias: [
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          { find: 'use-sync-external-store/shim/', replacement: 'use-sync-external-store/' },
        ],
      },
      // Without an index.html Vite finds the packages only when the first page asks for them.
      optimizeDeps: { entries: ['src/main.ts'] },
      html: { cspNonce: '__CSP_NONCE__' },
      server: backend ? { proxy: { '/api': proxyTo(backend), '/sanctum': proxyTo(backend) } } : {},
      build: {
        target: browserTargets,
        // All that runs before the first screen is one file, and a lazy part names no list of files: the page does.
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups(kindOf, isPublicOwner) } },
        },
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
      },
    }),
    configResolved({ root, publicDir }) {
      address = normalizePath(join(root, 'index.html'));
      publicFolder = publicDir;
      const file = join(publicDir, 'config.json');
      const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      brand = settings.brands?.default?.name ?? '';
    },
    resolveId: { order: 'pre', handler: (id) => (normalizePath(id) === address ? address : null) },
    load: { order: 'pre', handler: (id) => (id === address ? page() : null) },
    transform(code, id) {
      for (const [, path = ''] of code.matchAll(/createLazyRoute\(['"](.+?)['"]\)/g)) routes.set(path, id);
    },
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/index.html') return next();
        server
          .transformIndexHtml(request.url, page(), request.originalUrl)
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const data = JSON.stringify({
          ...filesOf(bundle, routes),
          start,
          signIn,
          publicPaths,
          lastResort,
        });
        return html
          .replace('__DATA__', () => data.replaceAll('<', '\\u003c'))
          .replace('<script type="module"', '$& fetchpriority="low"');
      },
    },
  };
}
