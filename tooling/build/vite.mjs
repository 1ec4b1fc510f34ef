import { existsSync } from 'node:fs';
import { basename } from 'node:path';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { viteBabel } from './babel.mjs';
import { knownCalls } from './knownCalls.mjs';
import { knownTexts } from './knownTexts.mjs';
import { sourceMaps } from './sourceMaps.mjs';

const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:3000';

/** The sandbox refuses calls from another origin; to it this server is its own portal. */
const toSandbox = {
  target: sandbox,
  changeOrigin: true,
  configure: (proxy) =>
    proxy.on('proxyReq', (request) => request.setHeader('origin', new URL(sandbox).origin)),
};

/**
 * The plugins of a portal of this workspace beside the one of the shell, which comes after these. In development the
 * packages are compiled from their sources, so that a change in any of them is seen immediately; the settings and the
 * control room are the sandbox's.
 */
export const workspacePortal = () => [
  {
    name: 'my-air-workspace',
    config: (_, { command }) =>
      command === 'serve' && {
        resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
        server: { proxy: { '/sandbox': toSandbox, '/config.json': toSandbox } },
      },
  },
  viteBabel(),
  react(),
  knownCalls(),
  knownTexts(),
  sourceMaps(process.env.RELEASE || undefined),
];

/** The module that shows the feature which the entry of a package exports, or what the package has for it. */
const mounting = () => `
import '@my-air/ui-kit/fonts.css';
import '@my-air/ui-kit/styles.css';
${
  existsSync('dev/main.tsx')
    ? `import '/dev/main.tsx';`
    : `import { mountFeature } from '@my-air/feature-kit/dev';
import * as entry from '/src/index.ts';

void mountFeature(Object.entries(entry).find(([name]) => name.endsWith('Feature'))[1]);`
}
`;
const mountingId = '/@my-air/feature.js';
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${basename(process.cwd())}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${mountingId}"></script>
  </body>
</html>
`;

/** The page of every address of a feature that is shown alone. */
const featurePage = {
  name: 'my-air-feature-page',
  resolveId: (id) => (id === mountingId ? id : undefined),
  load: (id) => (id === mountingId ? mounting() : undefined),
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      response.setHeader('content-type', 'text/html');
      server.transformIndexHtml(request.originalUrl, page).then((html) => response.end(html), next);
    });
  },
};

/** The server that shows one feature alone (`pnpm -F <feature> dev`): from source, with the sandbox behind it. */
export const featureDevServer = () =>
  defineConfig({
    appType: 'custom',
    plugins: [featurePage, viteBabel(), react()],
    resolve: { conditions: ['@my-air/source', 'module', 'browser', 'development|production'] },
    // Found only once the first file is transformed, which would reload the page.
    optimizeDeps: { include: ['react/compiler-runtime', 'react/jsx-dev-runtime', 'react-dom/client'] },
    server: {
      proxy: { '/api': toSandbox, '/sanctum': toSandbox, '/sandbox': toSandbox },
      fs: { allow: ['../..'] },
    },
  });
