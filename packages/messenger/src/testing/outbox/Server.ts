import { ApiError, type ApiClient, type ApiErrorCode } from '@my-air/api-client';

import type { Clock } from './Clock.ts';
import type { Random } from './random.ts';
import { ServerChats, type Call } from './ServerChats.ts';

/** The outcomes of a call. */
const troubles = [
  'lostBefore',
  'lostAfter',
  'late',
  'brokenBefore',
  'brokenAfter',
  'emptyAfter',
  'garbledAfter',
  'resent',
  'busy',
  'closed',
] as const;
type Fate = (typeof troubles)[number] | 'answered';

/** The longest time for which a call may still be running after its caller has given up, in milliseconds. */
const latest = 20_000;

export interface ServerOptions {
  /** Whether the server knows idempotency keys. */
  hasKeys: boolean;
  /** Whether it forgets them all the same. */
  isForgetful: boolean;
  /** Whether it trims white space from both ends of a text. */
  trims: boolean;
}

/** A server that loses calls and answers, is late, breaks, and ends sessions. */
export class Server {
  readonly chats: ServerChats;
  /** The likelihood of trouble, for each call. */
  trouble = 0;
  isSignedIn = true;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #options: ServerOptions;

  constructor(clock: Clock, random: Random, options: ServerOptions) {
    this.#clock = clock;
    this.#random = random;
    this.#options = options;
    this.chats = new ServerChats(clock, options);
  }

  get hasKeys(): boolean {
    return this.#options.hasKeys;
  }

  /** The client of one tab. Answers to a killed tab are dropped; its calls arrive all the same. */
  apiOf(tab: unknown): ApiClient {
    const send = ({ key }: { key: string }, input: Omit<Call, 'key'> = {}, options: SendOptions = {}) =>
      this.#call(tab, options, () => this.chats.answer({ ...input, ...options, key }));
    // SAFETY: the simulation answers the calls of a chat according to their contracts.
    return { send: send as unknown as ApiClient['send'], url: (path) => path };
  }

  #call(tab: unknown, { signal, idempotencyKey }: SendOptions, work: () => unknown): Promise<unknown> {
    const fate: Fate = this.#random.chance(this.trouble) ? this.#random.pick(troubles) : 'answered';
    return new Promise((resolve, reject) => {
      const fail = (code: ApiErrorCode, status?: number) =>
        reject(new ApiError({ code, key: 'a call', pageLoading: false, ...(status && { status }) }));
      const give = (act: () => void) => this.#clock.after(this.#delay(), act, tab);
      signal?.addEventListener('abort', () => fail('aborted'));
      const perform = (done: (answer: unknown) => void) => {
        try {
          done(work());
        } catch (error) {
          give(() => reject(error));
        }
      };
      // A call that was sent arrives although its tab may have been killed.
      this.#clock.after(this.#delay(), () => {
        if (!this.isSignedIn) return void give(() => fail('unauthenticated', 401));
        switch (fate) {
          case 'answered':
            return perform((answer) => give(() => resolve(answer)));
          case 'lostBefore':
            return void give(() => fail('network'));
          case 'lostAfter':
            return perform(() => give(() => fail('network')));
          case 'late':
            return this.#beLate(idempotencyKey, work, () => give(() => fail('timeout')));
          case 'brokenBefore':
            return void give(() => fail('server', 500));
          case 'brokenAfter':
            return perform(() => give(() => fail('server', 502)));
          case 'emptyAfter':
            return perform(() => give(() => resolve(undefined)));
          case 'garbledAfter':
            return perform(() => give(() => fail('malformed')));
          case 'resent':
            // A browser sends a POST again by itself when a reused connection is cut. Only keys identify the
            // repetition.
            if (this.#options.hasKeys && !this.#options.isForgetful && idempotencyKey) perform(() => {});
            return perform((answer) => give(() => resolve(answer)));
          case 'busy':
            return void give(() => fail('too_many_requests', 429));
          case 'closed':
            return void give(() => fail('maintenance', 503));
        }
      });
    });
  }

  /** Does the work after the caller has given up; another try with the same key gets a conflict meanwhile. */
  #beLate(idempotencyKey: string | undefined, work: () => unknown, giveUp: () => void): void {
    this.chats.begin(idempotencyKey);
    this.#clock.after(this.#random.below(latest), () => {
      this.chats.end(idempotencyKey);
      try {
        work();
      } catch {
        // The answer is no longer awaited.
      }
    });
    giveUp();
  }

  #delay() {
    return 5 + this.#random.below(400);
  }
}

interface SendOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}
