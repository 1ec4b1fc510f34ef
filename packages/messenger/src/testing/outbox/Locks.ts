/** The locks of a browser: requests are granted in their order, and a killed tab releases its locks. */
export class Locks {
  #queue: { owner: unknown; grant: () => void }[] = [];

  /** The locks for one tab. */
  of(owner: unknown): Pick<LockManager, 'request'> {
    const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const claim = {
          owner,
          grant: () =>
            void work()
              .then(resolve, reject)
              .finally(() => this.#leave(claim)),
        };
        signal.addEventListener('abort', () => {
          // A holder keeps its lock until its work has ended.
          if (this.#queue[0] === claim || !this.#queue.includes(claim)) return;
          this.#leave(claim);
          reject(signal.reason as Error);
        });
        this.#queue.push(claim);
        if (this.#queue[0] === claim) claim.grant();
      });
    return { request: request as unknown as LockManager['request'] };
  }

  /** Removes a killed tab from the queue. */
  drop(owner: unknown): void {
    const [holder] = this.#queue;
    this.#queue = this.#queue.filter((claim) => claim.owner !== owner);
    if (holder?.owner === owner) this.#queue[0]?.grant();
  }

  #leave(claim: { owner: unknown; grant: () => void }): void {
    const wasFirst = this.#queue[0] === claim;
    this.#queue = this.#queue.filter((other) => other !== claim);
    if (wasFirst) this.#queue[0]?.grant();
  }
}
