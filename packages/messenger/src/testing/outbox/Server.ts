import { ApiError, type ApiErrorCode } from '@my-air/api-client';

import type { Message } from '../../contract.ts';
import type { Courier, Delivery, Trace } from '../../outbox/Courier.ts';
import type { OutboxEntry } from '../../outbox/OutboxEntry.ts';
import type { Clock } from './Clock.ts';
import type { Random } from './random.ts';

/** What becomes of a call. */
type Fate =
  | 'answered'
  | 'lostBefore'
  | 'lostAfter'
  | 'late'
  | 'brokenBefore'
  | 'brokenAfter'
  | 'busy'
  | 'closed';

const troubles: readonly Fate[] = [
  'lostBefore',
  'lostAfter',
  'late',
  'brokenBefore',
  'brokenAfter',
  'busy',
  'closed',
];

/** The longest time that a call may still be under way after its caller has given up, in milliseconds. */
const latest = 20_000;

/** A server that loses calls and answers, is late, breaks, and forgets who is signed in. */
export class Server {
  /** What arrived, chat by chat, with the client's key as only the simulation knows it. */
  readonly chats = new Map<number, (Message & { key: string })[]>();
  /** How likely trouble is, for each call. */
  trouble = 0;
  isSignedIn = true;
  #lastId = 0;
  readonly #answers = new Map<string, Delivery>();
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #keys: { hasKeys: boolean; isForgetful: boolean };

  constructor(clock: Clock, random: Random, keys: { hasKeys: boolean; isForgetful: boolean }) {
    this.#clock = clock;
    this.#random = random;
    this.#keys = keys;
  }

  /** The way from one tab to the server. Nothing comes back once the tab is gone. */
  courierOf(tab: unknown): Courier {
    return {
      hasKeys: this.#keys.hasKeys,
      send: (entry, _files, signal) => this.#call(tab, signal, () => this.#commit(entry)),
      lastKnownId: (entry, signal) => this.#call(tab, signal, () => this.#read(entry).at(-1)?.id ?? 0),
      find: (entry, signal) => this.#call(tab, signal, () => this.#find(entry)),
    };
  }

  /** The same person writes from another device. */
  writeElsewhere(chatId: number): void {
    const messages = this.chats.get(chatId) ?? [];
    this.chats.set(chatId, messages);
    this.#lastId += 1;
    const text = `From the phone ${this.#lastId}`;
    messages.push({ id: this.#lastId, user: { id: 1, me: true }, message_markdown: text, key: 'phone' });
  }

  #call<Answer>(tab: unknown, signal: AbortSignal, work: () => Answer): Promise<Answer> {
    const fate = this.#random.chance(this.trouble) ? this.#random.pick(troubles) : 'answered';
    return new Promise((resolve, reject) => {
      const fail = (code: ApiErrorCode, status?: number) =>
        reject(new ApiError({ code, key: 'a call', pageLoading: false, ...(status && { status }) }));
      const back = () => this.#delay();
      const give = (act: () => void) => this.#clock.after(back(), act, tab);
      signal.addEventListener('abort', () => fail('aborted'));
      // On its way the call belongs to nobody: it arrives although its tab may be gone.
      this.#clock.after(this.#delay(), () => {
        if (!this.isSignedIn) return void give(() => fail('unauthenticated', 401));
        switch (fate) {
          case 'answered': {
            const answer = work();
            return void give(() => resolve(answer));
          }
          case 'lostBefore':
            return void give(() => fail('network'));
          case 'lostAfter':
            work();
            return void give(() => fail('network'));
          case 'late':
            this.#clock.after(this.#random.below(latest), work);
            return void give(() => fail('timeout'));
          case 'brokenBefore':
            return void give(() => fail('server', 500));
          case 'brokenAfter':
            work();
            return void give(() => fail('server', 502));
          case 'busy':
            return void give(() => fail('too_many_requests', 429));
          case 'closed':
            return void give(() => fail('maintenance', 503));
        }
      });
    });
  }

  #delay() {
    return 5 + this.#random.below(400);
  }

  #read({ item }: OutboxEntry) {
    if (item.kind !== 'message') throw new Error('The simulation sends messages only');
    const messages = this.chats.get(item.chatId) ?? [];
    this.chats.set(item.chatId, messages);
    return messages;
  }

  #commit(entry: OutboxEntry): Delivery {
    const place = `${entry.userId} ${entry.key}`;
    const known = this.#keys.hasKeys && !this.#keys.isForgetful ? this.#answers.get(place) : undefined;
    if (known) return known;
    this.#lastId += 1;
    const text = entry.item.kind === 'message' ? entry.item.message : '';
    const message = { id: this.#lastId, user: { id: 1, me: true }, message_markdown: text, key: entry.key };
    this.#read(entry).push(message);
    const delivery = { message };
    this.#answers.set(place, delivery);
    return delivery;
  }

  #find(entry: OutboxEntry): Trace {
    const { item, lastKnownId } = entry;
    if (item.kind !== 'message' || lastKnownId == null) return { arrived: 'unclear' };
    const newer = this.#read(entry).filter(({ id }) => id > lastKnownId);
    const matches = newer.filter((message) => message.message_markdown === item.message);
    const [match] = matches;
    if (!match) return { arrived: false };
    return matches.length === 1 ? { arrived: true, delivery: { message: match } } : { arrived: 'unclear' };
  }
}
