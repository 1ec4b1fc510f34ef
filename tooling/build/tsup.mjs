import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { esbuildBabel } from './babel.mjs';
import { browserTargets } from './oldestBrowsers.mjs';
import { onlyCopy } from './onlyCopy.mjs';

/** The modules that a package publishes: all but tests, stories and parts used by tests alone. */
const modules = [
  'src/**/*.{ts,tsx,json}',
  '!src/**/*.{test,test-d,stories}.*',
  '!src/**/*.golden.json',
  '!src/**/*.d.ts',
];

/**
 * The build of every published package: each module stays a module of its own under its own name, so that a
 * portal's lazy chunk takes what it alone uses; declarations come from tsc. `publishesTesting` keeps
 * `src/testing`, for a package whose test parts others use. `onlyCopy` names the module of a package that may
 * exist once in a page, which every other part of it leads to.
 */
export const preset = ({
  publishesTesting = existsSync('src/testing.ts'),
  onlyCopy: guarded,
  ...overrides
} = {}) =>
  defineConfig({
    entry: publishesTesting ? modules : [...modules, '!src/testing/**'],
    outDir: 'dist',
    bundle: false,
    format: ['esm'],
    target: browserTargets,
    platform: 'browser',
    splitting: false,
    treeshake: false,
    sourcemap: true,
    clean: true,
    dts: false,
    esbuildPlugins: [
      esbuildBabel(guarded && { [guarded]: onlyCopy(JSON.parse(readFileSync('package.json', 'utf8'))) }),
    ],
    esbuildOptions(options) {
      options.jsx = 'automatic';
    },
    ...overrides,
  });
