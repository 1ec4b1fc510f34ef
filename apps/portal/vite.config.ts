import { viteBabel } from '@my-air/build/babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { failingImports } from './build/failingImports.ts';
import { firstFrame, noncePlaceholder } from './build/firstFrame.ts';

const sandbox = 'http://localhost:3000';
/** The catalogues of the first screens, which make one file per language. */
const firstMessages = /[\\/](?:portal|auth|feature-api|home)[\\/]src[\\/]locales[\\/](\w+)\.ts$/;
/** What every first screen is made of, whoever it is for. */
const everywhere =
  /portal[\\/]src[\\/]frame[\\/]PlainLayout\.tsx$|ui-kit[\\/]src[\\/](?:button[\\/](?:Button|IconButton)|field[\\/](?:TextInput|FieldContext)|layout[\\/](?:Page|Stack)|text[\\/](?:Text|TextLink))\.tsx?$|react-router[\\/].+[\\/]fileRoute\.js$|circle-exclamation-point/;
const loginScreen = /[\\/]login\.lazy\.tsx$/;
/**
 * What reading anything from the server takes, with a session or without one: the calls, and what shows an answer, the
 * wait for it and its failure, and where the texts of every feature are. Until somebody signs in nothing else is read than articles.
 */
const readingParts =
  /(?:api-client[\\/]src[\\/]createSend|i18n[\\/]src[\\/]use(?:Format|WireLocale)|feature-api[\\/]src[\\/]views[\\/]\w+|ui-kit[\\/]src[\\/](?:layout[\\/](?:Card|useIsNear)|text[\\/](?:RichText|Heading)|feedback[\\/](?:Banner|Skeleton)))\.tsx?$|react-query[\\/]\w+[\\/]\w+[\\/]useSuspenseQuery\.js$|react-router[\\/].+[\\/]useLocation\.js$|icons[\\/]log-in\.\w+$|packages[\\/](?!auth|feature-api|home)[\w-]+[\\/]src[\\/]messages\.ts$/;
const signedInScreen =
  /[\\/](?:DefaultLayout|home[\\/]src[\\/]routes\.lazy)\.tsx$|packages[\\/][\w-]+[\\/]src[\\/]parts\.ts$|api-client[\\/]src[\\/]contract\.ts$/;
/** What every screen of the shell may need once the first one stands. */
const frameParts =
  /portal[\\/]src[\\/]\w+[\\/](?:handleApiError|ErrorPage|FailureInFrame|Notices|ModalHost|ToastHost|RouteProgress|followRoutes|whileSignedIn)\.tsx?$/;
/** What features bring to the home screen: many small parts that are always fetched together. */
const overviewParts =
  /packages[\\/][\w-]+[\\/]src[\\/]\w+[\\/](?:(?:Agreements|Channels|Money|News|Person|Pulse|Referral|SuggestedServices|Tools|UnreadChats)Card\.tsx|\w+Badge\.ts|waiting[A-Z]\w+\.ts|load(?:Channels|Chats|Notifications|ReferralProgram)\.ts)$/;
/** An article of the help centre: small parts that whoever reads one needs together, with a session or without one. */
const articleParts =
  /help-center[\\/]src[\\/](?:loaders|contract[\\/]\w+|home[\\/]HelpFrame|search[\\/]search\.api|support[\\/]SignInLink|articles?[\\/](?!ArticleScreen|article\.lazy|fetchArticle|PictureDialog|Feedback(?!AtEnd)|\w*[fF]eedback\b)[\w.]+)\.tsx?$/;
/** The other screens of the help centre. */
const helpParts =
  /help-center[\\/]src[\\/](?!(?:feature|routes|titles|messages)\.ts|locales|support[\\/]AskSupport|.*(?:PictureDialog|[fF]eedback))/;
/** What the catalogue of services and its card on home are both made of. */
const offerParts =
  /marketplace[\\/]src[\\/](?:offer[\\/](?:Offer|channelFit|describe\w+)|catalogue[\\/](?:buildCatalogue|catalogue\.api))\.ts$/;
const brandMarks = /ui-kit[\\/]src[\\/]marks[\\/]/;
/** What sends messages, on every screen. */
const outboxParts =
  /messenger[\\/]src[\\/](?:messengerBackground|outbox[\\/]outboxOf|drafts[\\/]draftFilesOf)\.ts$/;
/** What the calls of a feature look like: its screens need them, and so does what it brings to home. */
const contractParts = /packages[\\/](?!api-client|help-center)([\w-]+)[\\/]src[\\/]contract(?:\.ts|[\\/])/;

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
            { name: 'outbox', test: outboxParts, priority: 3 },
            { name: 'overview', test: overviewParts, priority: 2 },
          ],
        },
      },
    },
  },
});
