import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { dismissPendingModals } from '@my-air/e2e';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

/**
 * Measures the built portal beside a sandbox of its own, and ends with the report.
 *
 * @param measure gets the report, the sandbox, and `openPage`, which opens an empty page of a persona
 *   who is signed in, or of a visitor
 * @param size the size of the sandbox
 */
export async function benchPortal(measure, { size } = {}) {
  const report = createReport();
  const sandbox = await startSandbox({
    port: 0,
    dataDir: 'memory',
    size,
    managerDelay: null,
    isStrict: false,
    ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
  });
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });

  async function openPage(persona, settings) {
    const context = await browser.newContext(settings);
    if (persona) {
      await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
      await dismissPendingModals(context.request, sandbox.url);
      await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
    }
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => report.fail(error.message));
    return page;
  }

  try {
    await measure({ report, sandbox, openPage });
  } finally {
    await browser.close();
    await sandbox.close();
  }
  report.end();
}
