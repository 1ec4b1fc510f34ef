import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { viteBabel } from '@my-air/build/babel';
import { build, defaultClientConditions, preview } from 'vite';

import { buildAnswers } from './buildAnswers.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The delay of pictures after the page that holds them, in milliseconds. */
const pictureDelay = 150;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#58c"/></svg>';

/** Builds the catalogue from source, as for production, and serves it with a backend of ten thousand services. */
export async function servePage() {
  const settings = {
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    build: {
      outDir: here('../node_modules/.cache/bench'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  };
  await build({
    ...settings,
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
  });
  const server = await preview({
    ...settings,
    plugins: [backend()],
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address();
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function backend() {
  const answers = new Map([...buildAnswers()].map(([path, answer]) => [path, JSON.stringify(answer)]));
  return {
    name: 'backend',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const path = new URL(request.url, 'http://host').pathname;
        const answer = answers.get(path);
        if (answer !== undefined) {
          response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
        } else if (path.startsWith('/pictures/')) {
          await wait(pictureDelay);
          response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
        } else next();
      });
    },
  };
}
