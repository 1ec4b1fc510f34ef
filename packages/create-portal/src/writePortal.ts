import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { PortalChoices } from './PortalChoices.ts';
import { portalFiles, type Ranges } from './portalFiles.ts';

/** The packages that portals are made of are optional peers: the command installs none of them, and knows their ranges. */
const { peerDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly peerDependencies: Ranges };

/**
 * Writes a new portal into a folder that is empty or does not exist.
 * @throws for any other one, in which it changes nothing
 */
export function writePortal(choices: PortalChoices): void {
  const folder = resolve(choices.folder);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${choices.folder} is a file. Choose another name.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${choices.folder} is not empty. Choose another name, or a folder without files.`);
  for (const [path, text] of portalFiles(choices, peerDependencies)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
}
