import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { viteBabel } from '@my-air/build/babel';
import { build, defaultClientConditions } from 'vite';

/** Builds the page that is measured, from source and as for production; answers with its folder and its style sheets. */
export async function buildPage() {
  const here = (file) => fileURLToPath(new URL(file, import.meta.url));
  const outDir = here('../node_modules/.cache/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    base: '/',
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: { page: here('./page.tsx') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const files = await readdir(outDir, { recursive: true });
  return { outDir, sheets: files.filter((file) => file.endsWith('.css')) };
}
