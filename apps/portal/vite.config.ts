import { viteBabel } from '@my-air/build/babel';
import { browserTargets } from '@my-air/build/oldestBrowsers';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { failingImports } from './build/failingImports.ts';
import { firstFrame, noncePlaceholder } from './build/firstFrame.ts';
import { knownCalls } from './build/knownCalls.ts';

const sandbox = 'http://localhost:3000';
/** The catalogues of the first screens, which make one file per language. */
const firstMessages =
  /[\\/](?:portal[\\/]src|(?:auth|feature-api|home)[\\/]dist)[\\/]locales[\\/](\w+)\.[jt]s$/;
/** What every first screen is made of, whoever it is for. */
const everywhere =
  /portal[\\/]src[\\/]frame[\\/]PlainLayout\.tsx$|ui-kit[\\/]dist[\\/](?:button[\\/](?:Button|IconButton)|field[\\/](?:TextInput|FieldContext)|layout[\\/](?:Page|Stack)|text[\\/](?:Text|TextLink))\.js$|react-router[\\/].+[\\/]fileRoute\.js$|circle-exclamation-point/;
const loginScreen = /[\\/]login\.lazy\.js$/;
/**
 * What reading anything from the server takes, with a session or without one: the calls, and what shows an answer, the
 * wait for it and its failure, and where the texts of articles are. Until somebody signs in nothing else is read than articles.
 */
const readingParts =
  /(?:api-client[\\/]dist[\\/](?:createSend|contract[\\/](?:endpoint|roles))|i18n[\\/]dist[\\/]use(?:Format|WireLocale)|feature-api[\\/]dist[\\/](?:views|item)[\\/]\w+|ui-kit[\\/]dist[\\/](?:layout[\\/](?:Card|useIsNear)|text[\\/](?:RichText|Heading|parseHtml)|feedback[\\/](?:Banner|Skeleton)))\.js$|react-query[\\/]\w+[\\/]\w+[\\/]useSuspenseQuery\.js$|react-router[\\/].+[\\/]useLocation\.js$|icons[\\/]log-in\.\w+$|help-center[\\/]dist[\\/]messages\.js$/;
const signedInScreen =
  /[\\/]DefaultLayout\.tsx$|home[\\/]dist[\\/]routes\.lazy\.js$|(?:packages|@my-air)[\\/](?!help-center)[\w-]+[\\/]dist[\\/](?:parts|messages)\.js$|help-center[\\/]dist[\\/]parts\.js$|api-client[\\/]dist[\\/]contract\.js$/;
/** What every screen of the shell may need once the first one stands. */
const frameParts =
  /portal[\\/]src[\\/]\w+[\\/](?:handleApiError|ErrorPage|FailureInFrame|Notices|ModalHost|ToastHost|RouteProgress|followRoutes|whileSignedIn)\.tsx?$/;
/** What features bring to the home screen: many small parts that are always fetched together. */
const overviewParts =
  /(?:packages|@my-air)[\\/][\w-]+[\\/]dist[\\/]\w+[\\/](?:(?:Agreements|Channels|Distribution|Money|News|Person|Pulse|Referral|SuggestedServices|Tools|UnreadChats)Card|\w+Badge|waiting[A-Z]\w+|load(?:Channels|Chats|Notifications|ReferralProgram))\.js$/;
/** An article of the help centre: small parts that whoever reads one needs together, with a session or without one. */
const articleParts =
  /help-center[\\/]dist[\\/](?:loaders|contract[\\/]\w+|home[\\/]HelpFrame|search[\\/]search\.api|support[\\/]SignInLink|articles?[\\/](?!ArticleScreen|article\.lazy|fetchArticle|PictureDialog|Feedback(?!AtEnd)|\w*[fF]eedback\b)[\w.]+)\.js$/;
/** The other screens of the help centre. */
const helpParts =
  /help-center[\\/]dist[\\/](?!(?:feature|routes|titles|messages)\.js|locales|support[\\/]AskSupport|.*(?:PictureDialog|[fF]eedback))/;
/** What the catalogue of services and its card on home are both made of. */
const offerParts =
  /marketplace[\\/]dist[\\/](?:offer[\\/](?:Offer|channelFit|describe\w+)|catalogue[\\/](?:buildCatalogue|catalogue\.api))\.js$/;
const brandMarks = /ui-kit[\\/]dist[\\/]marks[\\/]/;
/** What sends messages, on every screen. */
const outboxParts =
  /messenger[\\/]dist[\\/](?:messengerBackground|outbox[\\/]outboxOf|drafts[\\/]draftFilesOf)\.js$/;
/** What keeps typed text, for the fields of any feature: one file, and not a part of the first feature that uses it. */
const draftParts = /feature-api[\\/]dist[\\/]draft(?:\.js|[\\/])/;
/** What the calls of a feature look like: its screens need them, and so does what it brings to home. */
const contractParts =
  /(?:packages|@my-air)[\\/](?!api-client|help-center)([\w-]+)[\\/]dist[\\/]contract(?:\.js|[\\/])/;

// For production the portal is made of the packages' builds, exactly what is published. In development it is compiled
// from their sources, so that a change in any of them is seen at once.
export default defineConfig(({ command }) => ({
  plugins: [viteBabel(), react(), failingImports(), firstFrame(), knownCalls()],
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
            {
              name: (id) => firstMessages.exec(id)?.[1] ?? null,
              debugName: 'messages',
              test: firstMessages,
              priority: 10,
            },
            // All that runs before the first screen: one file, and not one for each way of sharing it.
            { name: 'start', tags: ['$initial'], priority: 9 },
            { name: 'kit', test: everywhere, priority: 9 },
            // Each first screen with its frame; what both are made of goes with the smaller one.
            { name: 'login', test: loginScreen, priority: 7 },
            { name: 'reading', test: readingParts, priority: 7 },
            { name: 'signed-in', test: signedInScreen, priority: 6 },
            { name: 'frame', test: frameParts, priority: 5 },
            {
              name: (id) => `${contractParts.exec(id)?.[1] ?? ''}-contract`,
              debugName: 'contracts',
              test: contractParts,
              priority: 4,
            },
            { name: 'article', test: articleParts, priority: 4, includeDependenciesRecursively: false },
            { name: 'help', test: helpParts, priority: 3, includeDependenciesRecursively: false },
            { name: 'offers', test: offerParts, priority: 3 },
            { name: 'marks', test: brandMarks, priority: 3 },
            { name: 'drafts', test: draftParts, priority: 4, includeDependenciesRecursively: false },
            { name: 'outbox', test: outboxParts, priority: 3 },
            { name: 'overview', test: overviewParts, priority: 2 },
          ],
        },
      },
    },
  },
}));
