// `pnpm pictures`: takes the picture that the README of each package with screens shows, of the built portal with the
// sandbox's demo data. `pnpm pictures games` takes one.
import { resolve } from 'node:path';

import { dismissPendingModals, Sandbox, type Persona } from '@my-air/e2e';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from '@playwright/test';

interface Picture {
  package: string;
  path: string;
  /** @default partner */
  persona?: Persona | null;
  /** The part of the page that is taken. @default the whole window */
  part?: string;
}

const pictures: readonly Picture[] = [
  { package: 'accounts', path: '/accounts/youtube' },
  { package: 'ads-boost', path: '/ads-boost/yt-channels/config' },
  { package: 'affiliate-program', path: '/affiliate-program', persona: 'ambassador' },
  { package: 'agreements', path: '/home?agreements=all' },
  { package: 'ai-metadata', path: '/ai-metadata/translation' },
  { package: 'ai-optimization', path: '/ai-optimization' },
  { package: 'auth', path: '/login', persona: null },
  { package: 'distribution', path: '/distribution' },
  { package: 'finances', path: '/home', part: 'section:has(h2:text-is("Money"))' },
  { package: 'games', path: '/games' },
  { package: 'help-center', path: '/help-center' },
  { package: 'home', path: '/home' },
  { package: 'marketplace', path: '/services' },
  { package: 'messenger', path: '/messenger' },
  { package: 'moderation', path: '/moderation' },
  { package: 'news', path: '/news' },
  { package: 'notifications', path: '/notifications' },
];

const named = process.argv.slice(2);
const { path: executablePath } = await findChromium();
const sandbox = await Sandbox.start();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  for (const { package: name, path, persona = 'partner', part } of pictures) {
    if (named.length > 0 && !named.includes(name)) continue;
    await sandbox.reset();
    const context = await browser.newContext({
      baseURL: sandbox.url,
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (persona) {
      await page.request.post('/sandbox/api/session', { data: { persona } });
      await dismissPendingModals(page.request);
    }
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    const file = resolve(import.meta.dirname, '../../../packages', name, 'picture.jpg');
    const target = part ? page.locator(part).last() : page;
    await target.screenshot({ path: file, type: 'jpeg', quality: 80, animations: 'disabled' });
    await context.close();
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
