import { parseArgs } from 'node:util';

import { offeredFeatures } from './features.ts';
import {
  accentFault,
  brandFault,
  featuresFault,
  folderFault,
  type PortalChoices,
  usualAccent,
} from './PortalChoices.ts';

/** How the command is used. */
export const usage = `npm create @my-air/portal <folder> -- --features home,news --brand "Acme" [--accent "#0a7"]

Features: ${offeredFeatures.map(({ name }) => name).join(', ')}`;

/** The functions that ask for what was not given; without a terminal there are none. */
export interface Questions {
  readonly folder: () => Promise<string>;
  readonly features: () => Promise<readonly string[]>;
  readonly brand: () => Promise<string>;
  readonly accent: () => Promise<string>;
}

/**
 * Reads the arguments of the command, and asks for the rest.
 * @throws when one of them is wrong or missing; the message says which
 */
export async function readChoices(
  args: readonly string[],
  questions?: Questions,
): Promise<PortalChoices | 'help'> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      features: { type: 'string' },
      brand: { type: 'string' },
      accent: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return 'help';
  if (positionals.length > 1)
    throw new Error(`One folder is written at a time, and not ${positionals.length}.`);
  const missing = [
    ...(positionals[0] === undefined ? ['the folder'] : []),
    ...(values.features === undefined ? ['--features'] : []),
    ...(values.brand === undefined ? ['--brand'] : []),
  ];
  if (!questions && missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}.\n\n${usage}`);

  const named = values.features?.split(',').map((name) => name.trim());
  // The given choices are checked before anything is asked.
  const { accent: given } = values;
  refuse(
    positionals[0] === undefined ? undefined : folderFault(positionals[0]),
    named && featuresFault(named),
    values.brand === undefined ? undefined : brandFault(values.brand),
    given === undefined ? undefined : accentFault(given),
  );
  const folder = positionals[0] ?? (await questions?.folder()) ?? '';
  const features = named ?? (await questions?.features()) ?? [];
  const brand = values.brand ?? (await questions?.brand()) ?? '';
  const accent = given ?? (await questions?.accent()) ?? usualAccent;
  refuse(folderFault(folder), featuresFault(features), brandFault(brand), accentFault(accent));
  return {
    folder,
    features: offeredFeatures.map(({ name }) => name).filter((name) => features.includes(name)),
    brand,
    accent,
  };
}

function refuse(...faults: readonly (string | undefined)[]): void {
  const found = faults.filter(Boolean);
  if (found.length > 0) throw new Error(found.join('\n'));
}
