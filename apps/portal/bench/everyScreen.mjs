// Weighs each screen as a cold opening of its address loads it: frame, screen, loaders, contracts and texts; and
// what each feature costs on the screens of others. Bytes are exact, so they are limited.
import { fileURLToPath } from 'node:url';

import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { readFeatures } from '@my-air/shell/vite';
import { chromium } from '@playwright/test';

import { buildFloor } from './buildFloor.mjs';
import { buildGraph } from './buildGraph.mjs';
import { measureRoute } from './measureRoute.mjs';
import { measureScreen } from './measureScreen.mjs';
import { serveFolder } from './serveFolder.mjs';

/** Addresses for the paths with parameters; none where a path leads elsewhere. Any other path is its own address. */
const addresses = {
  '/accounts/instagram': [],
  '/accounts/tiktok': [],
  '/ads-boost/yt-channels/$guid/config': ['/ads-boost/yt-channels/UCmaisternia000000000000/config'],
  '/ai-metadata/$page': [
    '/ai-metadata/translation',
    '/ai-metadata/packages',
    '/ai-metadata/instruction',
    '/ai-metadata/about',
  ],
  '/ai-metadata/translation/$job': ['/ai-metadata/translation/1'],
  '/finances/$page': [],
  '/finances/transaction/$id': [],
  '/games/$id': ['/games/1'],
  '/help-center/category/$category': ['/help-center/category/1'],
  '/help-center/article/$article': ['/help-center/article/1'],
  '/help/$article': ['/help/1'],
  '/help/$article/$language': ['/help/1/uk'],
  '/news/article/$article': ['/news/article/1'],
  '/services/$id': ['/services/1'],
  '/services-old': [],
  '/services-old-2': [],
};
/** The greatest weight of a screen as a multiple of the floor; 2.7 for any other. */
const limits = { '/login': 1.45, '/help/1': 1.75, '/help/1/uk': 1.75, '/home': 2 };
/**
 * The files that belong to the frame: the declarations of all features, and home, with which most sessions begin.
 * What features put into them is limited below.
 */
const isOfFrame = (file) => /^assets\/(?:index|signed-in|[a-z]{2}-portal)-/.test(file);
/** The most that other features may add to a screen before its first paint, in kilobytes: a label, no part. */
const mostForeign = 0.3;
/**
 * The files in which parts of the kit or of a library landed that other screens need too, and with which these load
 * the rest: fields with the sign-in, endless queries with the outbox of the messenger and what this imports. They
 * count towards the weight of a screen.
 */
const mixed = /^assets\/(?:login|outbox|messenger-badges)-/;
/** The kilobytes that a feature may add to the page of the sign-in, and today's limits. */
const goalBeforeSignIn = 0.2;
const beforeSignIn = {
  accounts: 0.75,
  'ads-boost': 0.45,
  'affiliate-program': 0.35,
  agreements: 0.25,
  'ai-metadata': 0.75,
  'ai-optimization': 0.35,
  distribution: 0.35,
  finances: 0.45,
  games: 0.45,
  'help-center': 0.95,
  home: 0.35,
  marketplace: 1.15,
  messenger: 0.35,
  moderation: 0.35,
  news: 0.45,
  notifications: 0.35,
};
/**
 * The most that features may add to the screens of others once a user is signed in, in kilobytes, without texts.
 * Where the limit differs from the goal, it is today's.
 */
const shares = [
  { features: ['ads-boost'], limit: 0.6 },
  { features: ['ai-optimization'], limit: 1.75, goal: 0.6 },
  { features: ['games'], limit: 0.6 },
  { features: ['moderation'], limit: 0.6 },
  { features: ['agreements', 'distribution', 'affiliate-program'], limit: 2.35, goal: 2 },
  { features: ['ai-metadata'], limit: 2.9, goal: 1.2 },
];
const persona = 'partner@my-air.test';

const { features } = readFeatures(fileURLToPath(new URL('..', import.meta.url)), 'dist');
const { folder, files } = await buildGraph();
const [floor, sandbox, { path: executablePath }] = await Promise.all([
  buildFloor().then((built) => serveFolder(built)),
  startSandbox({ port: 0, dataDir: 'memory', portalFolder: folder }),
  findChromium(),
]);
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const report = createReport();
const screens = [];

try {
  const empty = await measureScreen(await browser.newContext(), floor.url);
  for (const feature of features) {
    for (const { path, module, isPublic } of feature.screens.filter(({ module: drawn }) => drawn)) {
      for (const address of addresses[path] ?? [path]) {
        const context = await browser.newContext({ locale: 'en-US' });
        if (!isPublic) {
          await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
          await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
        }
        const route = await measureRoute(context, sandbox.url + address);
        await context.close();
        const screen = { address, owner: feature.name, isPublic, ...route };
        const isDrawn = ({ id }) => id.endsWith(`/${feature.name}/dist/${module}.js`);
        if (!screen.before.some((file) => files.get(file)?.modules.some(isDrawn)))
          report.fail(`${address} does not draw ${module} of ${feature.name}`);
        screens.push(screen);
        reportScreen(screen, empty.bytes);
      }
    }
  }
} finally {
  await browser.close();
  floor.close();
  await sandbox.close();
}
reportShares();
report.end();

function reportScreen({ address, owner, before, after }, floorBytes) {
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
  const foreign = before
    .filter((file) => !isOfFrame(file) && !mixed.test(file))
    .flatMap((file) => files.get(file).modules)
    .filter(({ id }) => ![undefined, owner].includes(ownerOf(id)));
  const foreignBytes = foreign.reduce((sum, { gzip }) => sum + gzip, 0);
  if (foreignBytes > mostForeign * 1024)
    report.fail(
      `${address} loads ${kilobytes(foreignBytes)} kB of other features: ${foreign.map(({ id }) => nameOf(id)).join(', ')}`,
    );
}

function reportShares() {
  const start = screens.find(({ address }) => address === '/login').before;
  for (const { name } of features) {
    if (name === 'auth') continue;
    const bytes = weightOf(
      name,
      start.filter((file) => file.startsWith('assets/index-')),
    );
    report.add({
      what: `${name} before the sign-in`,
      ours: bytes / 1024,
      unit: 'kB',
      limit: beforeSignIn[name] ?? goalBeforeSignIn,
      goal: goalBeforeSignIn,
    });
  }
  for (const { features: names, limit, goal: wanted = limit } of shares) {
    // Home shows the cards of all features, and belongs to all.
    const others = screens.filter(
      ({ owner, isPublic, address }) => !names.includes(owner) && !isPublic && address !== '/home',
    );
    const most = Math.max(
      ...others.map(({ before, after }) => {
        const loaded = [...before, ...after].filter((file) => !start.includes(file));
        return names.reduce((sum, name) => sum + weightOf(name, loaded), 0);
      }),
    );
    report.add({
      what: `${names.join(', ')} on screens of others`,
      ours: most / 1024,
      unit: 'kB',
      limit,
      goal: wanted,
    });
  }
}

function weightOf(feature, names) {
  return names
    .flatMap((file) => files.get(file)?.modules ?? [])
    .filter(({ id }) => ownerOf(id) === feature && !id.includes('/locales/'))
    .reduce((sum, { gzip }) => sum + gzip, 0);
}

function ownerOf(id) {
  return features.find(({ root }) => id.startsWith(`${root}/dist/`))?.name;
}

function nameOf(id) {
  return id.replace(/^.*\/packages\/(.*)\/dist\/(.*)\.js$/, '$1/$2');
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
