import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
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
        // Compiled code imports it, and the sources that Vite searches do not: found late, it would reload the first page.
        optimizeDeps: { include: ['react/compiler-runtime'] },
        server: { proxy: { '/sandbox': toSandbox, '/config.json': toSandbox } },
      },
  },
  viteBabel(),
  react(),
  knownCalls(),
  knownTexts(),
  sourceMaps(process.env.RELEASE || undefined),
];
