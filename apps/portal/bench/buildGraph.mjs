import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Builds the portal once more, to learn which modules its files are made of.
 * @returns `folder` with the portal, and by the name of each script its weight in bytes, gzip -9, and the ids of its modules
 */
export async function buildGraph() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folder = fileURLToPath(new URL('../node_modules/.cache/portal', import.meta.url));
  const { output } = await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const files = new Map();
  for (const { fileName, code, moduleIds } of output.filter(({ type }) => type === 'chunk'))
    files.set(fileName, { gzip: gzipSync(code, { level: 9 }).length, modules: moduleIds });
  return { folder, files };
}
