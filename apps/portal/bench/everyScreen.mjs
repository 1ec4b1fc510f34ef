// Weighs each screen as a cold opening of its address loads it: frame, contributions, screen and texts. Bytes are
// exact, so they are limited.
import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { places } from '../src/places.ts';
import { buildFloor } from './buildFloor.mjs';
import { buildGraph } from './buildGraph.mjs';
import { measureRoute } from './measureRoute.mjs';
import { measureScreen } from './measureScreen.mjs';
import { serveFolder } from './serveFolder.mjs';

/** The addresses of the screens, by the package that draws them. */
const screens = {
  auth: ['/login', '/oauth/login', '/impersonate'],
  home: ['/home', '/home/dates', '/home/report'],
  accounts: ['/accounts/youtube'],
  'ads-boost': [
    '/ads-boost',
    '/ads-boost/yt-channels/config',
    '/ads-boost/yt-channels/UCmaisternia000000000000/config',
  ],
  'affiliate-program': ['/affiliate-program'],
  'ai-metadata': [
    '/ai-metadata/translation',
    '/ai-metadata/packages',
    '/ai-metadata/instruction',
    '/ai-metadata/about',
    '/ai-metadata/translation/1',
  ],
  'ai-optimization': ['/ai-optimization'],
  distribution: ['/distribution'],
  games: ['/games', '/games/1'],
  'help-center': [
    '/help-center',
    '/help-center/search',
    '/help-center/category/1',
    '/help-center/article/1',
    '/help/1',
    '/help/1/uk',
  ],
  marketplace: ['/services', '/services/1'],
  messenger: ['/messenger'],
  moderation: ['/moderation'],
  news: ['/news', '/news/article/1'],
  notifications: ['/notifications'],
};
const isPublic = (address) => /^\/(?:login|oauth|impersonate|help\/)/.test(address);
/**
 * The weight of a screen as a multiple of the floor, which a run may not exceed, and which is wanted. Each screen of a
 * signed-in user that is opened first brings all texts of the language and all contributions.
 */
const others = { limit: 3, goal: 2.7 };
/** The limit of a screen that brings much itself: a table with menus, fields with lists, dialogs, an editor. */
const withOwn = (limit) => ({ ...others, limit });
const ofAi = withOwn(3.9);
const ofAdsBoost = withOwn(3.5);
const weights = {
  '/login': { limit: 1.51, goal: 1.45 },
  '/help/1': { limit: 1.84, goal: 1.6 },
  // Its texts are longer, and Cyrillic letters take two bytes.
  '/help/1/uk': { limit: 1.92, goal: 1.6 },
  '/home': { limit: 2.46, goal: 2.1 },
  '/accounts/youtube': withOwn(3.45),
  '/ads-boost': ofAdsBoost,
  '/ads-boost/yt-channels/config': ofAdsBoost,
  '/ads-boost/yt-channels/UCmaisternia000000000000/config': ofAdsBoost,
  '/ai-metadata/translation': ofAi,
  '/ai-metadata/packages': ofAi,
  '/ai-metadata/instruction': ofAi,
  '/ai-metadata/about': ofAi,
  '/ai-metadata/translation/1': ofAi,
  '/distribution': withOwn(3.05),
  '/services': withOwn(3.3),
  '/services/1': withOwn(3.3),
  '/messenger': withOwn(3.8),
  '/notifications': withOwn(3.2),
};
/** The greatest number of scripts until a screen is drawn. */
const mostFiles = 20;
/** The packages whose screens come with the frame: the sign-in with that of visitors, the first screen with the other. */
const [ownerOfSignIn, ownerOfStart] = [places.signIn, places.start].map((path) =>
  Object.keys(screens).find((owner) => screens[owner].includes(path)),
);
const persona = 'partner@my-air.test';

const { folder, files } = await buildGraph();
const [floor, sandbox, { path: executablePath }] = await Promise.all([
  buildFloor().then((built) => serveFolder(built)),
  startSandbox({ port: 0, dataDir: 'memory', portalFolder: folder }),
  findChromium(),
]);
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const report = createReport();

try {
  const empty = await measureScreen(await browser.newContext(), floor.url);
  for (const [owner, addresses] of Object.entries(screens)) {
    for (const address of addresses) {
      const context = await browser.newContext({ locale: 'en-US' });
      if (!isPublic(address)) {
        await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
        await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
      }
      const { before, after } = await measureRoute(context, sandbox.url + address);
      await context.close();
      reportScreen({ owner, address, before, after }, empty.bytes);
    }
  }
} finally {
  await browser.close();
  floor.close();
  await sandbox.close();
}
report.end();

function reportScreen({ owner, address, before, after }, floorBytes) {
  const bytes = before.reduce((sum, file) => sum + files.get(file).gzip, 0);
  report.add({
    what: `${address}: gzip`,
    ours: bytes / 1024,
    floor: floorBytes / 1024,
    unit: 'kB',
    ...(weights[address] ?? others),
  });
  report.add({
    what: `${address}: script files, ${after.length} more after it`,
    ours: before.length,
    limit: mostFiles,
  });
  if (process.env.FILES)
    for (const file of before) console.log(`    ${String(files.get(file).gzip).padStart(7)}  ${file}`);
  const drawn = before
    .flatMap((file) => files.get(file).modules)
    .flatMap((id) => /\/packages\/([^/]+)\/dist\/.*\.lazy\.js$/.exec(id)?.[1] ?? []);
  if (!drawn.includes(owner)) report.fail(`${address} draws no screen of ${owner}`);
  const own = [owner, ownerOfSignIn, ...(isPublic(address) ? [] : [ownerOfStart])];
  const foreign = [...new Set(drawn)].filter((name) => !own.includes(name));
  if (foreign.length > 0) report.fail(`${address} loads screens of ${foreign.join(', ')}`);
}
