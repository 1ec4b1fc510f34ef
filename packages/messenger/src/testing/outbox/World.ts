import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';

import type { NewEntry, OutboxNews } from '../../outbox/Outbox.ts';
import type { OutboxEntry, OutboxFile } from '../../outbox/OutboxEntry.ts';
import { Clock } from './Clock.ts';
import { Locks } from './Locks.ts';
import { createRandom, type Random } from './random.ts';
import { Server } from './Server.ts';
import { Tab } from './Tab.ts';

export interface WorldOptions {
  seed: number;
  /** Whether the server knows idempotency keys. */
  hasKeys: boolean;
  /** Whether the server forgets its keys all the same: a mistake that the test has to find. */
  isForgetful?: boolean;
  /** Whether tabs send without waiting for each other: another mistake. */
  isCareless?: boolean;
  /** Whether entries are lost until the store has them: a third. */
  hasNoJournal?: boolean;
}

/** A user with up to three tabs, a browser, a network and a server, any of which can fail at any moment. */
export class World {
  readonly clock = new Clock();
  readonly locks = new Locks();
  readonly random: Random;
  readonly server: Server;
  readonly isCareless: boolean;
  readonly hasJournal: boolean;
  readonly tabs: Tab[] = [];
  /** The browser's journal: entries given to the outbox, until the store has them. */
  readonly journal = new Map<string, NewEntry>();
  /** The texts of the user, by key. */
  readonly texts = new Map<string, { versions: string[]; names: readonly string[] }>();
  /** The files of drafts in the browser. */
  readonly draftFiles = new Map<string, readonly OutboxFile[]>();
  /** The keys of everything that the user wrote. */
  readonly given: string[] = [];
  /** The entries that the store kept, each with its place. */
  readonly written: OutboxEntry[] = [];
  isOnline = true;
  kills = 0;
  #lastKey = 0;

  constructor({ seed, hasKeys, isForgetful, isCareless, hasNoJournal }: WorldOptions) {
    globalThis.indexedDB = new IDBFactory();
    this.random = createRandom(seed);
    this.isCareless = isCareless ?? false;
    this.hasJournal = !hasNoJournal;
    this.server = new Server(this.clock, this.random, {
      hasKeys,
      isForgetful: isForgetful ?? false,
      trims: this.random.chance(0.5),
    });
  }

  newKey(): string {
    this.#lastKey += 1;
    return `key-${this.#lastKey}`;
  }

  tell(from: Tab, news: OutboxNews): void {
    for (const tab of this.tabs) if (tab !== from) this.clock.after(1, () => tab.receive(news), tab);
  }

  openTab(): void {
    this.tabs.push(new Tab(this));
  }

  killTab(): void {
    const [tab] = this.tabs.splice(this.random.below(this.tabs.length), 1);
    tab?.kill();
    this.kills += 1;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) for (const tab of this.tabs) tab.wake();
  }

  /** Signs the user in again, in every tab. */
  signIn(): void {
    this.server.isSignedIn = true;
    for (const tab of this.tabs) tab.restart();
  }
}
