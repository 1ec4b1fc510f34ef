import { fileURLToPath } from 'node:url';
import { viteBabel } from '@my-air/build/babel';
import { build, defaultClientConditions } from 'vite';

/** Builds the pages that are measured, from source and as for production; returns their folder. */
export async function buildPages() {
  const here = (file) => fileURLToPath(new URL(file, import.meta.url));
  const outDir = here('../node_modules/.cache/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { rows: here('./rows.tsx'), tables: here('./tables.tsx'), palette: here('./palette.tsx') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return outDir;
}
