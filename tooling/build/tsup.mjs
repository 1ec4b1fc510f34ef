import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { esbuildBabel } from './babel.mjs';

/** How every published package is built: ES modules, split chunks, declarations by tsc. */
export const preset = (overrides = {}) =>
  defineConfig({
    entry: ['src/index.ts', ...(existsSync('src/contract.ts') ? ['src/contract.ts'] : [])],
    format: ['esm'],
    target: 'es2023',
    platform: 'browser',
    splitting: true,
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
