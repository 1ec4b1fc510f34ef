import { viteBabel } from '@my-air/build/babel';
import { browserTargets } from '@my-air/build/oldestBrowsers';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

import { failingImports } from './failingImports.ts';
import { featureGroups, type FirstPaths } from './featureGroups.ts';
import { firstFrame, noncePlaceholder } from './firstFrame.ts';
import { joinGroups } from './joinGroups.ts';
import { knownCalls } from './knownCalls.ts';
import { builtFolders, readFeatures, readWishes } from './readFeatures.ts';
import { nameOfTexts, textsVersion } from './textFiles.ts';

const sandbox = 'http://localhost:3000';

/**
 * The options of the build: the folder of the portal with its package.json, and the paths of its first
 * screens.
 */
export interface PortalConfigOptions {
  readonly folder: string;
  readonly places: FirstPaths;
  readonly command: 'serve' | 'build';
}

/**
 * The configuration with which a portal is built and served. For production it is made of the packages'
 * builds, exactly what is published; in development it is compiled from their sources, so that a change in
 * any of them is seen immediately.
 */
export function portalConfig({ folder, places, command }: PortalConfigOptions): UserConfig {
  const features = readFeatures(folder, command === 'serve' ? 'src' : 'dist');
  const wishes = readWishes(folder, features);
  const version = command === 'build' ? textsVersion(builtFolders(folder)) : '';
  return {
    plugins: [
      viteBabel(),
      react(),
      failingImports(),
      firstFrame({ features, first: places, textsVersion: version }),
      knownCalls(),
    ],
    resolve: {
      conditions: [...(command === 'serve' ? ['@my-air/source'] : []), ...defaultClientConditions],
      // React has had the hook itself since 18: the versions in libraries for older ones only add weight.
      alias: { 'use-sync-external-store/shim': 'use-sync-external-store' },
    },
    html: { cspNonce: noncePlaceholder },
    server: {
      proxy: Object.fromEntries(
        ['/api', '/sanctum', '/sandbox', '/config.json'].map((path) => [path, sandbox]),
      ),
    },
    build: {
      target: browserTargets,
      // The page itself requests its first screen's files (build/preloadFiles.ts); a list of them for every
      // lazy part would weigh more than it saves.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          chunkFileNames: ({ moduleIds }) => nameOfTexts(moduleIds, version) ?? 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              // All modules that run before the first screen: one file, and not one for each way of sharing
              // them.
              { name: 'start', tags: ['$initial'], priority: 9 },
              // Each first screen with its frame; modules that both need go with the smaller one.
              ...joinGroups(featureGroups(features, wishes, places)),
            ],
          },
        },
      },
    },
  };
}
