/** The beginning of the name of a user's cache of answers, which ends with their id. */
export const answersPrefix = 'my-air-seen:';

/** The browser's caches; undefined where it has none, as on an address without encryption. */
export const openCaches = (): CacheStorage | undefined => globalThis.caches;

/** Deletes the caches whose names pass. */
export async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const caches = openCaches();
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.filter(isDeleted).map(async (name) => caches?.delete(name)));
}
