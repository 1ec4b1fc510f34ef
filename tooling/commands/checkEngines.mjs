import { findFirefox, hasWebKit } from '@my-air/browser';

import { run, turbo } from './run.mjs';

// `npm run check:engines`: the journeys on Firefox and on WebKit. What is not installed is said; in CI it fails.
const missing = [];
if (!(await findFirefox())) missing.push('firefox');
if (!(await hasWebKit())) missing.push('webkit');
for (const engine of missing) {
  console.warn(
    `Not installed, so nothing runs on it: ${engine}. Install it with: npx playwright install ${engine}`,
  );
}
if (missing.length < 2) {
  const built = await turbo(['run', 'build', '--filter=@my-air/portal...', '--filter=@my-air/sandbox...']);
  const journeys = ['playwright', 'test', '--config', 'playwright.engines.config.ts'];
  const { code } =
    built.code === 0 ? await run('pnpm', ['-F', '@my-air/portal', 'exec', ...journeys]) : built;
  process.exitCode = code;
}
if (missing.length === 2 || (missing.length > 0 && process.env.CI)) process.exitCode = 1;
