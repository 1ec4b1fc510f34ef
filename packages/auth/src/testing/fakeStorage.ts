/** A storage in memory. */
export function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** A storage that the user's settings deny, as browsers do it: already asking for it throws. */
export function deniedStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
