import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minifySync } from 'vite';

/**
 * Builds the portal once more, to learn which modules its files are made of.
 * @returns `folder` with the portal, and by the name of each script its weight in bytes, gzip -9, and its modules,
 * each with its part of this weight
 */
export async function buildGraph() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folder = fileURLToPath(new URL('../node_modules/.cache/portal', import.meta.url));
  const { output } = await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const files = new Map();
  for (const chunk of output.filter(({ type }) => type === 'chunk')) {
    const gzip = gzipSync(chunk.code, { level: 9 }).length;
    const lengths = Object.entries(chunk.modules).map(([id, { code }]) => ({
      id,
      length: lengthOf(id, code),
    }));
    const all = lengths.reduce((sum, { length }) => sum + length, 0) || 1;
    const modules = lengths.map(({ id, length }) => ({ id, gzip: (length / all) * gzip }));
    files.set(chunk.fileName, { gzip, modules });
  }
  return { folder, files };
}

/** The characters of a module in the build; `compress` would leave out what only other modules use. */
const lengthOf = (id, code) =>
  code ? minifySync(id, code, { compress: false, mangle: { toplevel: true } }).code.length : 0;
