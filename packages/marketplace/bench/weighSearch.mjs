import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The bytes of the search's code alone, minified and gzipped. */
export async function weighSearch() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('search.ts', import.meta.url)), formats: ['es'] },
    },
  }).then((result) => [result].flat());
  return gzipSync(output[0].code, { level: 9 }).length;
}
