import { parseArgs } from 'node:util';

import { writeRelease } from './writeRelease.ts';

const usage =
  'my-air-release <folder of the built portal> <folder of the site> [--keep 10] [--report-to /csp]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '10' }, 'report-to': { type: 'string' } },
  });
  const [build, site] = positionals;
  if (!build || !site) throw new Error(`use it as ${usage}`);
  const { version, removed } = await writeRelease({
    build,
    site,
    keep: Number(values.keep),
    reportTo: values['report-to'],
  });
  console.log(`${site} holds the release ${version}, which is served once the server is reloaded`);
  if (removed.length > 0) console.log(`removed: ${removed.join(', ')}`);
} catch (error) {
  console.error(`my-air-release: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
