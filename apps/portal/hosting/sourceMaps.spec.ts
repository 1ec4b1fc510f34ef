import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

import { expect } from '@my-air/e2e';
import { nextBuild, nextRelease } from './buildNext.ts';
import { testWith } from './fixtures.ts';

interface Report {
  release?: string;
  exception?: {
    values: {
      value: string;
      stacktrace?: { frames: { filename: string; lineno: number; colno: number }[] };
    }[];
  };
}

/** A receiver of error reports in place of Sentry. */
async function receiveReports() {
  const reports: Report[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      // An envelope: lines of JSON, of which the one after its type is the report.
      const lines = body.split('\n').filter(Boolean);
      const type = lines.findIndex((line) => line.includes('"type":"event"'));
      if (type !== -1) reports.push(JSON.parse(lines[type + 1] ?? '{}') as Report);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { reports, dsn: `http://key@localhost:${port}/1`, close: () => server.close() };
}

const readScript = (name: string) => readFileSync(join(nextBuild(), 'assets', name), 'utf8');

const test = testWith('nginx');
// One pattern: two elements would be taken for a value and its options.
test.use({ expectedConsole: [/^Loading the image 'http:\/\/localhost:|the address cannot change/] });

test('the source maps of a release are beside its folder, and none of them is served', async ({
  hosted,
  request,
}) => {
  const served = readdirSync(join(nextBuild(), 'assets'));
  const maps = readdirSync(join(`${nextBuild()}-maps`, 'assets')).filter((name) => name.endsWith('.map'));
  expect(served.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = served.filter((name) => name.endsWith('.js'));
  expect(maps.filter((name) => !scripts.includes(name.slice(0, -'.map'.length)))).toEqual([]);
  // Scripts that only join others have no line of a source in them.
  const bare = scripts.filter((name) => !maps.includes(`${name}.map`));
  expect(bare.length).toBeLessThan(5);
  for (const name of bare) expect(readScript(name).length).toBeLessThan(1000);
  hosted.release(nextBuild());
  expect((await request.get(`${hosted.url}/assets/${maps[0]}`)).status()).toBe(404);
  for (const name of scripts) expect(readScript(name)).not.toContain('sourceMappingURL');
});

test('a report of an error names the release, and its maps lead from each line of it to a source', async ({
  page,
  hosted,
  signIn,
}) => {
  const receiver = await receiveReports();
  try {
    const monitoring = { dsn: receiver.dsn, environment: 'test', replayEnvironments: [] };
    hosted.release(nextBuild(), { monitoring });
    await signIn('ambassador');
    const isStarted = page.waitForResponse(/\/assets\/startSentry-/);
    await page.goto('/home');
    await isStarted;
    await page.evaluate(() => {
      history.pushState = () => {
        throw new Error('the address cannot change');
      };
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).first().click();
    await expect.poll(() => receiver.reports.length).toBeGreaterThan(0);

    const [report] = receiver.reports;
    expect(report?.release).toBe(nextRelease);
    const [error] = report?.exception?.values ?? [];
    expect(error?.value).toBe('the address cannot change');
    const frames = (error?.stacktrace?.frames ?? []).filter(({ filename }) => filename.includes('/assets/'));
    expect(frames.length).toBeGreaterThan(0);
    for (const { filename, lineno, colno } of frames) {
      const file = join(`${nextBuild()}-maps`, `${new URL(filename).pathname}.map`);
      const map = new SourceMap(
        JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
      );
      const entry = map.findEntry(lineno - 1, colno - 1);
      expect('originalSource' in entry && entry.originalSource).toMatch(/\.(?:js|ts|mjs)$/);
    }
  } finally {
    receiver.close();
  }
});
