import type { ApiClient } from '@my-air/api-client';

import { createTransport } from '../../outbox/createTransport.ts';
import { createOutbox } from '../../outbox/createOutbox.ts';
import { createExclusiveLock } from '../../outbox/outboxOf.ts';
import type { Outbox, OutboxBrowser, OutboxJournal, OutboxNews, OutboxStore } from '../../outbox/Outbox.ts';
import type { OutboxEntry } from '../../outbox/OutboxEntry.ts';
import { createConnection, createFallbackStore, createIdbStore } from '../../storage/messengerStorage.ts';
import { buildJournal } from './buildJournal.ts';
import type { World } from './World.ts';

const never = new Promise<never>(() => {});

/** A tab that can be killed: from then on nothing of it happens any more, wherever its work was. */
export class Tab {
  readonly outbox: Outbox;
  readonly api: ApiClient;
  readonly #world: World;
  readonly #wakers = new Set<() => void>();
  readonly #listeners = new Set<(news: OutboxNews) => void>();
  readonly #openedAt: number;
  #isAlive = true;
  #stop: () => void;

  constructor(world: World) {
    this.#world = world;
    this.#openedAt = world.clock.now();
    this.api = world.server.apiOf(this);
    const connect = this.#mortal(createConnection());
    this.outbox = createOutbox({
      userId: 1,
      store: this.#store(createFallbackStore(() => Promise.resolve(createIdbStore(connect)))),
      journal: this.#journal(),
      transport: createTransport(this.api, world.server.hasKeys),
      browser: this.#browser(),
      // The draft keeps the files until the outbox has them.
      rescueFiles: async ({ key }) => world.draftFiles.get(key),
      isCurrent: () => world.server.isSignedIn,
      recheck: async () => world.server.isSignedIn,
    });
    this.#stop = this.outbox.start();
  }

  kill(): void {
    this.#isAlive = false;
    this.#world.clock.forget(this);
    this.#world.locks.drop(this);
  }

  /** Stops the tab in an orderly way, as a sign-out does, and starts it again. */
  restart(): void {
    this.#stop();
    this.#stop = this.outbox.start();
  }

  wake(): void {
    for (const act of this.#wakers) act();
  }

  receive(news: OutboxNews): void {
    for (const listener of this.#listeners) listener(structuredClone(news));
  }

  #mortal<Args extends unknown[], Answer>(act: (...args: Args) => Promise<Answer>) {
    return async (...args: Args): Promise<Answer> => {
      if (!this.#isAlive) return never;
      const answer = await act(...args);
      return this.#isAlive ? answer : never;
    };
  }

  #store(store: OutboxStore): OutboxStore {
    return {
      add: this.#mortal(async (entry, files) => {
        const kept = await store.add(entry, files);
        this.#world.written.push(kept);
        return kept;
      }),
      list: this.#mortal(store.list),
      files: this.#mortal(store.files),
      change: this.#mortal((key: string, change: (entry: OutboxEntry) => OutboxEntry | undefined) =>
        store.change(key, change),
      ),
      clear: this.#mortal(store.clear),
    };
  }

  #journal(): OutboxJournal {
    const journal = buildJournal(this.#world.journal);
    return {
      ...journal,
      // The text counts as written by the user from here on, even if the tab is killed before storing it.
      write: (entry) => {
        this.#world.given.push(entry.key);
        if (this.#world.hasJournal) journal.write(entry);
      },
      erase: (key) => {
        if (this.#isAlive) journal.erase(key);
      },
    };
  }

  #browser(): OutboxBrowser {
    const { clock, locks } = this.#world;
    const after = (milliseconds: number, act: () => void) =>
      this.#isAlive ? clock.after(milliseconds, act, this) : () => {};
    const runExclusively = createExclusiveLock(locks.of(this));
    return {
      now: clock.wall,
      // Each page has a clock of its own.
      elapsed: () => clock.now() - this.#openedAt,
      after,
      newKey: () => this.#world.newKey(),
      isOnline: () => this.#world.isOnline,
      onWake: (act) => {
        this.#wakers.add(act);
        return () => void this.#wakers.delete(act);
      },
      withExclusiveLock: this.#world.isCareless
        ? (_name, _signal, work) => work()
        : (name, signal, work) => (this.#isAlive ? runExclusively(name, signal, work) : never),
      openChannel: (_name, onNews) => {
        this.#listeners.add(onNews);
        return { send: (news) => this.#world.tell(this, news), close: () => {} };
      },
    };
  }
}
