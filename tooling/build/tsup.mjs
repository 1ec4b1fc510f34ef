import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { esbuildBabel } from './babel.mjs';
import { browserTargets } from './oldestBrowsers.mjs';

/** What a package publishes: every module but tests, stories and what only tests use. */
const modules = [
  'src/**/*.{ts,tsx,json}',
  '!src/**/*.{test,test-d,stories}.*',
  '!src/**/*.golden.json',
  '!src/**/*.d.ts',
];

/**
 * How every published package is built: each module stays a module of its own under its own name, so that a portal's
 * lazy chunk takes what it alone uses; declarations come from tsc.
 * `publishesTesting` keeps `src/testing`, for a package whose test parts others use.
 */
export const preset = ({ publishesTesting = existsSync('src/testing.ts'), ...overrides } = {}) =>
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
    esbuildPlugins: [esbuildBabel()],
    esbuildOptions(options) {
      options.jsx = 'automatic';
    },
    ...overrides,
  });
