import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { transformAsync } from '@babel/core';
import { makeConfig } from '@lingui/conf';
import { linguiConfig } from './lingui.mjs';
import { createTransformCache } from './transformCache.mjs';

const require = createRequire(import.meta.url);
// Without a configuration the macro searches a lingui.config from the working directory and fails in packages
// that lack one, so it gets one here.
const resolvedLinguiConfig = makeConfig(
  { rootDir: process.cwd(), ...linguiConfig() },
  { skipValidation: true },
);

const cached = createTransformCache();

/**
 * The parts of every first screen, which are drawn rarely: code that remembers their last drawing would only add weight.
 * A table of thousands of rows is none of them.
 */
const isOfFirstScreens = (id) =>
  /[\\/]packages[\\/](?:auth|feature-kit|shell|ui-kit[\\/]src(?![\\/]table))[\\/]/.test(id);

const plugins = (code, id, macroOptions) => [
  ...(/@lingui\/(core|react)\/macro/.test(code)
    ? [
        [
          require.resolve('@lingui/babel-plugin-lingui-macro'),
          { linguiConfig: resolvedLinguiConfig, ...macroOptions },
        ],
      ]
    : []),
  ...(isOfFirstScreens(id) ? [] : [[require.resolve('babel-plugin-react-compiler'), { target: '19' }]]),
  [require.resolve('babel-plugin-styled-components'), { ssr: false, displayName: false, pure: true }],
];

async function transform(code, id, { macroOptions, morePlugins = [] } = {}) {
  const result = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: 'inline',
    parserOpts: { plugins: ['typescript', ...(id.endsWith('x') ? ['jsx'] : [])] },
    plugins: [...(needsBabel(id, code) ? plugins(code, id, macroOptions) : []), ...morePlugins],
  });
  return result?.code ?? code;
}

/**
 * Names the built file in every relative import: a build module by module keeps its imports as they are
 * written, and a source's `./Chat.tsx` is `./Chat.js` there.
 */
const namesBuiltFiles = ({ types }) => {
  const rename = (source) => {
    if (!types.isStringLiteral(source) || !source.value.startsWith('.')) return;
    source.value = source.value.replace(/\.(?:tsx?|json)$/, '.js');
  };
  return {
    visitor: {
      'ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration': ({ node }) => rename(node.source),
      CallExpression: ({ node }) => types.isImport(node.callee) && rename(node.arguments[0]),
      ImportExpression: ({ node }) => rename(node.source),
    },
  };
};

/** Only these files need Babel; everything else stays on the bundler's own compiler. */
const needsBabel = (id, code) => id.endsWith('.tsx') || /\/macro['"]|styled-components/.test(code);

/**
 * The shared transform (Lingui macro, React Compiler, styled-components) as an esbuild plugin, for packages built module
 * by module. `endings` adds code to the modules of these paths, such as `src/rootRoute.ts`.
 */
export const esbuildBabel = (endings = {}) => ({
  name: 'my-air-babel',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async (args) => {
      const code = await readFile(args.path, 'utf8');
      // The published build carries ids alone: the English text is in the catalogue, and would travel twice.
      const contents = await cached(code, args.path, 'build', () =>
        transform(code, args.path, {
          macroOptions: { descriptorFields: 'id-only' },
          morePlugins: [namesBuiltFiles],
        }),
      );
      const path = relative(process.cwd(), args.path).replaceAll('\\', '/');
      return { contents: contents + (endings[path] ?? ''), loader: args.path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** The same transform as a Vite plugin, for the portal, Storybook and Vitest. */
export const viteBabel = () => ({
  name: 'my-air-babel',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?')[0];
    if (!/[\\/](src|dev|\.storybook)[\\/].*\.tsx?$/.test(file) || file.includes('node_modules')) return;
    if (!needsBabel(file, code)) return;
    return { code: await cached(code, file, 'source', () => transform(code, file)), map: null };
  },
});
