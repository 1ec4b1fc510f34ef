import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { isExecutable, onPath } from './executables.mjs';

/**
 * The arguments that Chromium is started with in tests: no sandbox (CI runs as root), no background traffic.
 * The npm-shipped build suggests its own, which switch web security off and would hide cookie and CORS defects.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that is shipped inside an npm package (Linux x64 only), unpacked on first use. */
async function bundledChromium() {
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const missing = execFileSync('ldd', [path], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0]);
  if (missing.length > 0) {
    throw new Error(
      `The bundled Chromium lacks system libraries: ${missing.join(', ')}.\n` +
        'Install them (Debian and Ubuntu: apt-get install -y libnss3 libnspr4 libexpat1) and run the command again.',
    );
  }
  return path;
}

/**
 * A Chromium to test with: the one that is named, else the system's, else Playwright's own, else the npm-shipped one.
 * `only: 'bundled'` takes the npm-shipped build alone, which pins screenshots to one renderer.
 * @returns {Promise<{ path: string, from: 'env' | 'system' | 'playwright' | 'bundled' }>}
 * @throws when there is none, with what to install.
 */
export async function findChromium({ only } = {}) {
  if (only === 'bundled') return { path: await bundledChromium(), from: 'bundled' };
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
  if (named) {
    if (!isExecutable(named))
      throw new Error(`PLAYWRIGHT_CHROMIUM_EXECUTABLE=${named} is not an executable file.`);
    return { path: named, from: 'env' };
  }
  const system = systemNames.map(onPath).find(Boolean) ?? macPaths.find(isExecutable);
  if (system) return { path: system, from: 'system' };
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, from: 'playwright' };
  if (process.platform === 'linux' && process.arch === 'x64')
    return { path: await bundledChromium(), from: 'bundled' };
  throw new Error(
    'No Chromium was found. Set PLAYWRIGHT_CHROMIUM_EXECUTABLE, install Chrome or Chromium, or run: npx playwright install chromium',
  );
}
