import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { viteBabel } from '@my-air/build/babel';
import { build, defaultClientConditions } from 'vite';

/**
 * Builds a page with a button, a field and a dialog as a portal would, without React and styled-components;
 * returns its bytes after gzip -9.
 */
export async function weighPage() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(new URL('./page.tsx', import.meta.url)),
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/],
        output: { minify: true },
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    gzip: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules: [...sharesOf(chunks)].sort(([, one], [, other]) => other - one).slice(0, 6),
  };
}

/** The bytes of each library before minification, which show the largest ones. */
function sharesOf(chunks) {
  const shares = new Map();
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'the kit itself';
    shares.set(`${name} (not minified)`, (shares.get(`${name} (not minified)`) ?? 0) + renderedLength);
  }
  return shares;
}
