// Weighs each screen as a cold opening of its address loads it: frame, screen, loaders, contracts and texts. Bytes are
// exact, so they are limited.
import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { buildFloor } from './buildFloor.mjs';
import { buildGraph } from './buildGraph.mjs';
import { measureRoute } from './measureRoute.mjs';
import { measureScreen } from './measureScreen.mjs';
import { serveFolder } from './serveFolder.mjs';

/** The addresses of the screens, by the package that draws them. */
const screens = {
  auth: ['/login', '/oauth/login', '/impersonate'],
  home: ['/home'],
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
/** The greatest weight of a screen as a multiple of the floor; 2.7 for any other. */
const limits = { '/login': 1.45, '/help/1': 1.75, '/help/1/uk': 1.75, '/home': 2 };
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
    what: `${address}, ${before.length} files and ${after.length} after it`,
    ours: bytes / 1024,
    floor: floorBytes / 1024,
    unit: 'kB',
    limit: limits[address] ?? 2.7,
  });
  if (process.env.FILES)
    for (const file of before) console.log(`    ${String(files.get(file).gzip).padStart(7)}  ${file}`);
  const drawn = before
    .flatMap((file) => files.get(file).modules)
    .flatMap((id) => /\/packages\/([^/]+)\/dist\/.*\.lazy\.js$/.exec(id)?.[1] ?? []);
  if (!drawn.includes(owner)) report.fail(`${address} draws no screen of ${owner}`);
  const foreign = drawn.filter((name) => name !== owner);
  if (foreign.length > 0) report.fail(`${address} loads screens of ${foreign.join(', ')}`);
}
