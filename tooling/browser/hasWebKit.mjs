import { existsSync } from 'node:fs';

/** Whether Playwright's own WebKit is installed; a system's cannot be driven by it. */
export async function hasWebKit() {
  const { webkit } = await import('playwright-core');
  return existsSync(webkit.executablePath());
}
