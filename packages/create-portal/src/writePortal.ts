import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { PortalChoices } from './PortalChoices.ts';
import { portalFiles, type Ranges } from './portalFiles.ts';

/** The ranges are those of optional peers in the workspace, and a field of their own in what is published (.pnpmfile.mjs). */
const { peerDependencies = {}, ranges = peerDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly peerDependencies?: Ranges; readonly ranges?: Ranges };

/**
 * Writes a new portal into a folder that is empty or does not exist.
 * @throws for any other one, in which it changes nothing
 * @returns the next steps, for the terminal
 */
export function writePortal(choices: PortalChoices): string {
  const folder = resolve(choices.folder);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${choices.folder} is a file. Choose another name.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${choices.folder} is not empty. Choose another name, or a folder without files.`);
  for (const [path, text] of portalFiles(choices, ranges)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return nextSteps(choices.folder);
}

function nextSteps(folder: string): string {
  // In the workspace the packages have no versions that npm could ask a registry for.
  if (Object.values(ranges).some((range) => range.startsWith('workspace:')))
    return `${folder} is written, to be read: it was made by the command of the workspace, whose package.json npm cannot install.
A portal that runs is made from a registry: npm create @my-air/portal. "npm run prove -- release" rehearses that here.`;
  return `${folder} is a portal now. Next:

  cd ${folder}
  npm install
  npm run dev   with its backend, such as the sandbox, at http://localhost:3000`;
}
