// Runs the end-to-end tests of the package in the working folder, with the Playwright of this package. Files and options
// go to it as they are, such as `pnpm e2e accounts --headed`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
const args = [join(dirname(manifest), 'cli.js'), 'test', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
