// From a changed label in the source of a feature to the same in the portal in development, and in Storybook: the median of
// five changes of each. The file is put back whatever happens.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { createReport, median } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { freePorts } from '../hosting/webServers.ts';

const times = 5;
const root = resolve(import.meta.dirname, '../../..');
const file = resolve(root, 'packages/games/src/list/GamesScreen.tsx');
const label = 'Short games for a break';
const source = readFileSync(file, 'utf8');
if (!source.includes(label)) throw new Error(`${file} has no label "${label}"`);

const report = createReport();
const { path: executablePath } = await findChromium();
const sandbox = await startSandbox({ port: 0, dataDir: 'memory' });
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const servers = [];
try {
  const portal = await start(
    'apps/portal',
    (port) => [
      '--conditions=@my-air/source',
      'node_modules/vite/bin/vite.js',
      'dev',
      '--configLoader=native',
      `--port=${port}`,
      '--strictPort',
    ],
    { SANDBOX_URL: sandbox.url },
  );
  await measure('the portal in development', async (page) => {
    await page.goto(portal);
    await page.request.post(`${portal}/sandbox/api/session`, { data: { persona: 'partner@my-air.test' } });
    await page.evaluate(() => localStorage.setItem('signedIn', '1'));
    await page.goto(`${portal}/games`);
  });
  const storybook = await start('apps/storybook', (port) => [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    `-p${port}`,
    '--ci',
  ]);
  await measure('Storybook', (page) =>
    page.goto(`${storybook}/iframe.html?id=games-gamesscreen--loaded&viewMode=story`),
  );
} finally {
  writeFileSync(file, source);
  for (const server of servers) server.kill();
  await browser.close();
  await sandbox.close();
}
report.end();

/** Changes the label again and again, and watches the page until it shows each change. */
async function measure(where, open) {
  const page = await browser.newPage();
  page.setDefaultTimeout(180_000);
  await open(page);
  await page.getByText(label).first().waitFor();
  const results = [];
  for (let time = 0; time <= times; time += 1) {
    const changed = `${label} ${time}`;
    const started = performance.now();
    writeFileSync(file, source.replace(label, changed));
    await page.getByText(changed).first().waitFor();
    // The first change also loads what reloading needs.
    if (time > 0) results.push(performance.now() - started);
    await wait(500);
  }
  await page.close();
  writeFileSync(file, source);
  report.add({
    what: `A changed label in ${where}`,
    ours: median(results),
    unit: 'ms',
    limit: 3_000,
    goal: 1_000,
  });
}

/** Starts a development server of a package on a free port, and returns its address once it answers. */
async function start(folder, args, env = {}) {
  const [port] = await freePorts(1);
  const server = spawn(process.execPath, args(port), {
    cwd: resolve(root, folder),
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  servers.push(server);
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server of ${folder} ended`);
    await wait(200);
  }
  return url;
}
