/** Runs a task while no other tab of this browser runs one of the same name; without Web Locks it runs at once. */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? await locks.request(`my-air:${name}`, task) : await task();
}
