import { viteBabel } from '@my-air/build/babel';
import { browserTargets } from '@my-air/build/oldestBrowsers';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { failingImports } from './build/failingImports.ts';
import { featureGroups, type BuildGroup } from './build/featureGroups.ts';
import { firstFrame, noncePlaceholder } from './build/firstFrame.ts';
import { joinGroups } from './build/joinGroups.ts';
import { knownCalls } from './build/knownCalls.ts';
import { readFeatures } from './build/readFeatures.ts';
import { places } from './src/order.ts';

const sandbox = 'http://localhost:3000';
/** What every first screen is made of, whoever it is for. */
const everywhere =
  /shell[\\/]dist[\\/]frame[\\/]PlainLayout\.js$|ui-kit[\\/]dist[\\/](?:button[\\/](?:Button|IconButton)|field[\\/](?:TextInput|FieldContext)|layout[\\/](?:Page|Row|Stack)|text[\\/](?:Text|TextLink))\.js$|react-router[\\/].+[\\/]fileRoute\.js$|circle-exclamation-point/;
/** What reading anything from the server takes: the calls, and what shows an answer, the wait for it and its failure. */
const readingParts =
  /(?:api-client[\\/]dist[\\/](?:createSend|contract[\\/](?:endpoint|roles))|i18n[\\/]dist[\\/]use(?:Format|WireLocale)|feature-api[\\/]dist[\\/](?:views|item)[\\/]\w+|ui-kit[\\/]dist[\\/](?:layout[\\/](?:Card|useIsNear)|text[\\/](?:RichText|Heading|parseHtml)|feedback[\\/](?:Banner|Skeleton)))\.js$|react-query[\\/]\w+[\\/]\w+[\\/]useSuspenseQuery\.js$|react-router[\\/].+[\\/]useLocation\.js$|icons[\\/]log-in\.\w+$/;
const shellMessages = /shell[\\/]dist[\\/]locales[\\/](\w+)\.js$/;
/** The frame of signed-in screens. */
const signedInFrame = /[\\/]DefaultLayout\.js$|api-client[\\/]dist[\\/]contract\.js$/;
/** What every screen of the shell may need once the first one stands. */
const frameParts =
  /shell[\\/]dist[\\/]\w+[\\/](?:handleApiError|ErrorPage|FailureInFrame|Notices|ModalHost|ToastHost|RouteProgress|followRoutes|whileSignedIn)\.js$/;
const brandMarks = /ui-kit[\\/]dist[\\/]marks[\\/]/;
/** What keeps typed text, for the fields of any feature: one file, and not a part of the first feature that uses it. */
const draftParts = /feature-api[\\/]dist[\\/]draft(?:\.js|[\\/])/;

/** The files of the shell itself; those of features are said by the features. */
const shellGroups: readonly BuildGroup[] = [
  {
    name: (id) => shellMessages.exec(id)?.[1] ?? null,
    debugName: 'messages',
    test: (id) => shellMessages.test(id),
    priority: 10,
  },
  { name: 'kit', test: (id) => everywhere.test(id), priority: 9 },
  { name: 'reading', test: (id) => readingParts.test(id), priority: 7 },
  { name: 'signed-in', test: (id) => signedInFrame.test(id), priority: 6 },
  { name: 'frame', test: (id) => frameParts.test(id), priority: 5 },
  { name: 'drafts', test: (id) => draftParts.test(id), priority: 4, includeDependenciesRecursively: false },
  { name: 'marks', test: (id) => brandMarks.test(id), priority: 3 },
];

// For production the portal is made of the packages' builds, exactly what is published. In development it is compiled
// from their sources, so that a change in any of them is seen at once.
export default defineConfig(({ command }) => {
  const features = readFeatures(import.meta.dirname, command === 'serve' ? 'src' : 'dist');
  return {
    plugins: [viteBabel(), react(), failingImports(), firstFrame({ features, first: places }), knownCalls()],
    resolve: {
      conditions: [...(command === 'serve' ? ['@my-air/source'] : []), ...defaultClientConditions],
    },
    html: { cspNonce: noncePlaceholder },
    server: {
      proxy: Object.fromEntries(
        ['/api', '/sanctum', '/sandbox', '/config.json'].map((path) => [path, sandbox]),
      ),
    },
    build: {
      target: browserTargets,
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
              // All that runs before the first screen: one file, and not one for each way of sharing it.
              { name: 'start', tags: ['$initial'], priority: 9 },
              // Each first screen with its frame; what both are made of goes with the smaller one.
              ...joinGroups([...featureGroups(features, places), ...shellGroups]),
            ],
          },
        },
      },
    },
  };
});
