import { fileURLToPath } from 'node:url';
import { viteBabel } from '@my-air/build/babel';
import { configDefaults } from 'vitest/config';

import { isWhole } from './sample.mjs';

/**
 * The files that a run leaves out. A file `*.long.test.ts` has what takes long: a large matrix, a race, a wait. It runs with
 * `SAMPLE=whole` alone, as `npm run check` does.
 */
export const leftOut = [...configDefaults.exclude, ...(isWhole ? [] : ['**/*.long.test.{ts,tsx,mjs}'])];

const fileHere = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Unit and type tests of one package, run from source. `environment` is `node` or `happy-dom`. The files of a
 * worker share one page and its modules, since loading them anew for each file was most of the time. With
 * `freshModules` they share the page and the modules of node_modules, and each file has the modules of the
 * workspace to itself.
 *
 * @param {'node' | 'happy-dom'} [environment]
 * @param {import('vitest/node').InlineConfig & { freshModules?: boolean }} [options]
 */
export const unitTests = (environment = 'happy-dom', { freshModules = false, ...overrides } = {}) => ({
  // The cache of transformed modules knows them by the root: with one for all, a module of the kit is transformed once.
  root: fileHere('../..'),
  plugins: [viteBabel()],
  resolve: { conditions: ['@my-air/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@my-air/source', 'module', 'node', 'development|production'] } },
  test: {
    environment,
    dir: process.cwd(),
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: leftOut,
    setupFiles: [...(freshModules ? [fileHere('./freshModules.ts')] : []), fileHere('./setup.ts')],
    // Correctness, not speed: a busy machine must not turn a test red.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    typecheck: { enabled: false, include: ['src/**/*.test-d.{ts,tsx}'] },
    ...overrides,
  },
});
