import { viteBabel } from '@my-air/build/babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { failingImports } from './build/failingImports.ts';
import { firstFrame, noncePlaceholder } from './build/firstFrame.ts';

const sandbox = 'http://localhost:3000';
/** The catalogues of the first screens, which make one file per language. */
const firstMessages = /[\\/](?:portal|auth|feature-api|home)[\\/]src[\\/]locales[\\/](\w+)\.ts$/;
const loginScreen = /[\\/](?:PlainLayout|login\.lazy)\.tsx$/;
// The part of the API client that sends goes with it, and what the calls look like: until somebody signs in nothing is sent.
const signedInScreen = /[\\/](?:(?:DefaultLayout|home[\\/]src[\\/]routes\.lazy)\.tsx|api-client[\\/]src[\\/](?:createSend|contract)\.ts)$/;
/** What every screen of the shell may need once the first one stands. */
const frameParts =
  /portal[\\/]src[\\/]\w+[\\/](?:handleApiError|ErrorPage|FailureInFrame|Notices|ModalHost|ToastHost|RouteProgress|followRoutes|whileSignedIn)\.tsx?$/;
/** What features bring to the home screen, and what their calls look like: many small parts that are always fetched together. */
const overviewParts =
  /packages[\\/][\w-]+[\\/]src[\\/](?:contract\.ts|\w+[\\/](?:\w+Card\.tsx|waiting[A-Z]\w+\.ts|load[A-Z]\w+\.ts))$/;

// The packages are compiled from source, in development and for production: a change in any of them is seen at once,
// and every module stays one of its own, so that a lazy part of the portal takes what it uses and nothing beside it.
export default defineConfig({
  plugins: [viteBabel(), react(), failingImports(), firstFrame()],
  resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
  html: { cspNonce: noncePlaceholder },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sanctum', '/sandbox', '/config.json'].map((path) => [path, sandbox]),
    ),
  },
  build: {
    target: 'es2023',
    // The page asks for its first screen's files itself (build/preloadFiles.ts); a list of them for every lazy part would weigh more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id) => firstMessages.exec(id)?.[1] ?? null,
              debugName: 'messages',
              test: firstMessages,
              priority: 4,
            },
            // All that runs before the first screen: one file, and not one for each way of sharing it.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // Each first screen with its frame; what both are made of goes with the smaller one.
            { name: 'login', test: loginScreen, priority: 1 },
            { name: 'signed-in', test: signedInScreen },
            { name: 'frame', test: frameParts },
            { name: 'overview', test: overviewParts },
          ],
        },
      },
    },
  },
});
