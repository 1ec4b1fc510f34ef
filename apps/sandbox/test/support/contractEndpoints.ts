import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { AnyEndpoint } from '../../src/http/AnyEndpoint.ts';

const packages = join(import.meta.dirname, '../../../../packages');

/** The endpoints of every package's contract with the packages that export them, also of those that are not served yet. */
export async function contractEndpoints(): Promise<readonly { owner: string; endpoint: AnyEndpoint }[]> {
  const owners = readdirSync(packages).filter((owner) => existsSync(contractOf(owner)));
  const contracts = owners.map(async (owner) => {
    const contract = (await import(pathToFileURL(contractOf(owner)).href)) as Record<string, unknown>;
    return Object.values(contract)
      .filter(isEndpoint)
      .map((endpoint) => ({ owner, endpoint }));
  });
  return (await Promise.all(contracts)).flat();
}

const contractOf = (owner: string) => join(packages, owner, 'src/contract.ts');

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'key' in value && /^[A-Z]+ /.test(String(value.key));
