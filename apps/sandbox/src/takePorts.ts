import { createServer } from 'node:net';

import { StartRefused } from './StartRefused.ts';

/** The sandbox listens on this many ports in a row. */
export const portCount = 4;

/** Ports above the ones that programs commonly use, and below those that systems hand out. */
const freeRange = { from: 20_000, to: 32_000 };

/**
 * The first of four ports that are free: the wanted one, or any when 0 is wanted.
 * Throws a message for the developer when a wanted port is taken.
 */
export async function takePorts(wanted: number, host = 'localhost'): Promise<number> {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted + portCount > 65_536) {
    throw new StartRefused(`PORT has to be a number from 0 to ${65_536 - portCount}, and it is "${wanted}".`);
  }
  if (wanted !== 0) {
    const taken = await firstTaken(wanted, host);
    if (taken === undefined) return wanted;
    throw new StartRefused(
      `Port ${taken} is in use, and the sandbox needs ${wanted} to ${wanted + portCount - 1}. ` +
        'Stop the program that listens there, or choose other ports with PORT (PORT=4000).',
    );
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const base = freeRange.from + Math.floor(Math.random() * (freeRange.to - freeRange.from));
    if ((await firstTaken(base, host)) === undefined) return base;
  }
  throw new StartRefused('No four free ports in a row were found.');
}

async function firstTaken(base: number, host: string) {
  for (let port = base; port < base + portCount; port += 1) {
    if (!(await isFree(port, host))) return port;
  }
  return undefined;
}

function isFree(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
