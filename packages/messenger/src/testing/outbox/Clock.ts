/** The task queue that the database of the tests uses; the types of the browser do not have it. */
const tasks = globalThis as unknown as { setImmediate: (act: () => void) => unknown };
const nextTurn = tasks.setImmediate;

/** As in browsers: a longer delay fires immediately. */
const longestDelay = 2_147_483_647;

/** A clock that is advanced by hand, and its timers. */
export class Clock {
  #now = 1_000_000;
  #lastId = 0;
  readonly #timers = new Map<number, { at: number; act: () => void; owner: unknown }>();
  /** Tasks of the database that have not run yet. */
  #tasks = 0;

  #wallOffset = 0;

  now = (): number => this.#now;

  /** The wall clock, which can be put back or forward. */
  wall = (): number => this.#now + this.#wallOffset;

  /** Puts the wall clock forward, or back. */
  shiftWall(milliseconds: number): void {
    this.#wallOffset += milliseconds;
  }

  /** Calls later, unless the owner has been forgotten by then. */
  after(milliseconds: number, act: () => void, owner?: unknown): () => void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#timers.set(id, { at: this.#now + (milliseconds > longestDelay ? 0 : milliseconds), act, owner });
    return () => void this.#timers.delete(id);
  }

  /** Drops all timers of an owner. */
  forget(owner: unknown): void {
    for (const [id, timer] of this.#timers) if (timer.owner === owner) this.#timers.delete(id);
  }

  /** Counts the tasks of the database, which run one by one in real time. Returns a function that stops it. */
  watchTasks(): () => void {
    tasks.setImmediate = (act) => {
      this.#tasks += 1;
      return nextTurn(() => {
        this.#tasks -= 1;
        act();
      });
    };
    return () => {
      tasks.setImmediate = nextTurn;
    };
  }

  /** Lets everything happen that is due now. */
  async rest(): Promise<void> {
    let quiet = 0;
    while (quiet < 2) {
      await new Promise<void>((resolve) => void nextTurn(resolve));
      quiet = this.#tasks === 0 ? quiet + 1 : 0;
    }
  }

  /** Advances the time, with everything that is due on the way. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.rest();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next.id);
      this.#now = Math.max(this.#now, next.at);
      next.act();
      await this.rest();
    }
    this.#now = end;
  }

  #next(end: number) {
    let first: { id: number; at: number; act: () => void } | undefined;
    for (const [id, { at, act }] of this.#timers) {
      if (at <= end && (!first || at < first.at)) first = { id, at, act };
    }
    return first;
  }
}
