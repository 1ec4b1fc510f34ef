import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin, type ProxyOptions, type UserConfig } from 'vite';

import { browserTargets } from './browserTargets.ts';
import { createFindBuiltModule } from './builtModule.ts';
import { failingImports } from './failingImports.ts';
import { featureGroups, type FirstPaths, type BuildGroup, priorities } from './featureGroups.ts';
import { noncePlaceholder, page, type PageOptions } from './page.ts';
import type { ModuleGraph } from './contributionFiles.ts';
import { type PortalPackages, readFeatures } from './readFeatures.ts';
import { sourceMaps } from './sourceMaps.ts';
import { nameOfTexts, textsVersion } from './textFiles.ts';

/** The options of the plugin: the paths of the first screens, the backend of the development server, and the name of a release. */
export interface PortalOptions extends FirstPaths {
  /** The address of the backend of the development server, such as `http://localhost:3000`: it gets the calls below `/api` and `/sanctum`. */
  readonly backend?: string;
  /**
   * A style sheet of the portal's own, relative to Vite's root, such as `src/brand.css`: the page holds it after the
   * kit's, so that the first paint has the colors of the brand.
   */
  readonly styles?: string;
  /**
   * The name of the release that a build is, such as `portal@1.2.0`: error reports carry it, and source maps are made.
   * Without one, a build has neither.
   */
  readonly release?: string | undefined;
}

/**
 * A Vite plugin that makes a portal of the packages that the package.json of Vite's root depends on: of the
 * shell and any features.
 *
 * It brings the page, which has no index.html of its own: with the brand's mark, which stays until the first screen is
 * drawn, and the preloads of that screen's files. The page runs `src/main.ts`. It decides which modules
 * travel in one file, as the packages say in the field `portal` of their package.json. A
 * build that is a release has source maps too, in the folder beside `dist` that ends with `-maps`.
 *
 * `public/config.json` holds the settings of the portal, with the names of its brands; `public/brand` their
 * logos. A server with a content security policy replaces each `__CSP_NONCE__` in the page.
 *
 * @throws when no feature has a screen at `start` or `signIn`, and for a route or a contribution that cannot be read
 */
export function portal({ start, signIn, backend, styles, release }: PortalOptions): Plugin[] {
  const first = { start, signIn };
  let options: PageOptions | undefined;
  let address = '';

  const main: Plugin = {
    name: 'my-air-portal',
    config(user, { command }) {
      const folder = resolve(user.root ?? '.');
      // Where the workspace compiles its packages from their sources, nothing of them has to be built.
      const isFromSource = user.resolve?.conditions?.includes('@my-air/source') === true;
      const from = isFromSource ? 'src' : 'dist';
      const packages = readFeatures(folder, from);
      const version = command === 'build' ? textsVersion(packages.packages) : '';
      options = {
        first,
        portal: packages,
        from,
        textsVersion: version,
        styles: styles && join(folder, styles),
      };
      return {
        // React has had the hook itself since 18: the versions in libraries for older ones only add weight.
        resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
        html: { cspNonce: noncePlaceholder },
        server: { proxy: backend === undefined ? {} : proxyTo(backend) },
        build: buildOptions(packages, first, version),
      };
    },
    configResolved({ root }) {
      address = normalizePath(join(root, 'index.html'));
    },
    resolveId: { order: 'pre', handler: (id) => (normalizePath(id) === address ? address : null) },
    load: { order: 'pre', handler: (id) => (id === address ? template() : null) },
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/index.html') return next();
        server
          .transformIndexHtml(request.url, template(), request.originalUrl)
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
      });
    },
  };

  const resolved = () => {
    if (!options) throw new Error('the configuration of the portal has not been resolved');
    return options;
  };
  return [main, failingImports(), page(resolved), sourceMaps(release)];
}

const template = () => readFileSync(join(import.meta.dirname, 'template.html'), 'utf8');

/** A backend may refuse calls from another origin; to it the development server is its own portal. */
function proxyTo(backend: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: backend,
    changeOrigin: true,
    configure: (proxy) =>
      proxy.on('proxyReq', (request) => request.setHeader('origin', new URL(backend).origin)),
  };
  return { '/api': options, '/sanctum': options };
}

function buildOptions(portal: PortalPackages, first: FirstPaths, version: string): UserConfig['build'] & {} {
  const findBuiltModule = createFindBuiltModule(portal.packages);
  return {
    target: browserTargets,
    // The page itself requests its first screen's files (preloadFiles.ts); a list of them for every lazy part
    // would weigh more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) =>
          nameOfTexts(moduleIds, version, findBuiltModule) ?? 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // All modules that run before the first screen: one file, and not one for each way of sharing
            // them.
            { name: 'start', tags: ['$initial'], priority: priorities.start },
            // Each first screen with its frame; modules that both need go with the smaller one.
            ...joinGroups(featureGroups(portal, first)),
          ],
        },
      },
    },
  };
}

/** One group for each file: two groups of one name would make two files. */
function joinGroups(groups: readonly BuildGroup[]): readonly BuildGroup[] {
  return [...Map.groupBy(groups, ({ name, debugName }) => debugName ?? name).values()].map((same) => {
    const first = same[0] as BuildGroup;
    const groupOf = (id: string) => same.find(({ test }) => test(id));
    const nameOf = (id: string, graph: ModuleGraph) => {
      const name = groupOf(id)?.name ?? null;
      return typeof name === 'function' ? name(id, graph) : name;
    };
    return {
      ...first,
      name: typeof first.name === 'string' ? first.name : nameOf,
      test: (id) => groupOf(id) !== undefined,
    };
  });
}
