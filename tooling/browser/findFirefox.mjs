import { existsSync } from 'node:fs';

import { isExecutable, onPath } from './executables.mjs';

/**
 * A Firefox to test with: the one that is named, else Playwright's own, else the system's, which is driven over WebDriver BiDi.
 * @returns {Promise<{ path: string, from: 'env' | 'playwright' | 'system' } | undefined>} undefined when there is none
 * @throws when the one that is named cannot be run.
 */
export async function findFirefox() {
  const named = process.env.PLAYWRIGHT_FIREFOX_EXECUTABLE;
  if (named) {
    if (!isExecutable(named))
      throw new Error(`PLAYWRIGHT_FIREFOX_EXECUTABLE=${named} is not an executable file.`);
    return { path: named, from: 'env' };
  }
  const { firefox } = await import('playwright-core');
  const own = firefox.executablePath();
  if (own && existsSync(own)) return { path: own, from: 'playwright' };
  const system = ['firefox', 'firefox-esr'].map(onPath).find(Boolean);
  return system ? { path: system, from: 'system' } : undefined;
}
