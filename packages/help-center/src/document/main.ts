import { parseArgs } from 'node:util';

import { writeSite } from './writeSite.ts';

const usage =
  'my-air-articles <folder of the built portal> --api <address of the API> --origin <public origin>';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, origin: { type: 'string' } },
  });
  const [folder] = positionals;
  const { api, origin } = values;
  if (!folder || !api || !origin) throw new Error(`use it as ${usage}`);
  const count = await writeSite({ folder, api, origin });
  console.log(`${count} articles written to ${folder}`);
} catch (error) {
  console.error(`my-air-articles: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
