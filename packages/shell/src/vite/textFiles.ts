import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FindBuiltModule } from './builtModule.ts';
import type { PortalPackage } from './FeatureManifest.ts';

/** The owner of the file that holds the texts of the frame and the first screens. */
export const portalTexts = 'portal';

const textModule = /^locales\/(\w+)$/;

/** The address of a package's texts in one language; `preloadScript.js` composes it too. */
export const textFile = (language: string, owner: string, version: string): string =>
  `assets/${language}-${owner}-${version}.js`;

/**
 * The version of all texts: a hash of the texts of all packages in all languages. Files of
 * texts carry it instead of a hash each, so that the first response, which names those of every screen, need
 * not hold ninety hashes.
 */
export function textsVersion(packages: readonly Pick<PortalPackage, 'root'>[]): string {
  const hash = createHash('sha256');
  const folders = packages.map(({ root }) => join(root, 'dist/locales'));
  for (const folder of folders.filter((each) => existsSync(each))) {
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .sort())
      hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('base64url').slice(0, 8);
}

/** The name of a chunk that holds nothing but texts of one language; undefined for any other. */
export function nameOfTexts(
  moduleIds: readonly string[],
  version: string,
  builtModule: FindBuiltModule,
): string | undefined {
  const modules = moduleIds.map((id) => builtModule(id));
  const languages = new Set(modules.map((module) => textModule.exec(module?.path ?? '')?.[1]));
  const owners = new Set(modules.map((module) => module?.owner));
  const [language] = languages;
  const [owner] = owners;
  if (languages.size !== 1 || !language || !owner) return undefined;
  return textFile(language, owners.size === 1 ? owner : portalTexts, version);
}
