import { createHash } from 'node:crypto';

import type { AnyEndpoint } from '../http/AnyEndpoint.ts';
import { seededRandom } from '../random/seededRandom.ts';
import type { FaultOrder } from './faultPresets.ts';

/** The shortest and the longest wait for an answer, in milliseconds. */
export const waits = { shortest: 30, longest: 1_500 };
/** One read in so many fails. */
export const failureEach = 40;

/** How many addresses are remembered; a sandbox that runs for days is asked for endlessly many. */
const mostAddresses = 10_000;

/**
 * The faults of a rough world: every answer takes its time, and some reads fail once. The same seed and the same calls
 * of an address, in their order, meet the same.
 */
export class RoughWorld {
  /** How often each address was asked for, and whether its latest call was let fail. */
  readonly #asked = new Map<string, { count: number; failed: boolean }>();

  /** The delay and the fault of the next call of an address. */
  next(seed: number, { key, binds }: AnyEndpoint, address: string): Omit<FaultOrder, 'endpoint'> {
    const call = `${key} ${address}`;
    const before = this.#asked.get(call) ?? { count: 0, failed: false };
    const random = drawsOf(`${seed} ${call} ${before.count}`);
    // Most answers are quick, and a few take long: the waits are spread evenly over their orders of magnitude.
    const delayMs = Math.round(waits.shortest * (waits.longest / waits.shortest) ** random());
    // A GET that says whether it binds writes: a browser is sent to it, and no portal can try its page again.
    const isRead = key.startsWith('GET ') && binds === undefined;
    const failed = isRead && random() < 1 / failureEach && !before.failed;
    if (this.#asked.size >= mostAddresses) this.#asked.clear();
    this.#asked.set(call, { count: before.count + 1, failed });
    if (!failed) return { delayMs };
    return { delayMs, preset: random() < 0.5 ? 'server_error' : 'maintenance' };
  }

  /** Begins again with the first call of each address. */
  restart(): void {
    this.#asked.clear();
  }
}

/** Numbers from 0 to 1 that are the same for the same text. */
function drawsOf(text: string): () => number {
  return seededRandom(createHash('sha256').update(text).digest().readUInt32BE(0));
}
