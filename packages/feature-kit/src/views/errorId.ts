const ids = new WeakMap<object, string>();

/** A short name of one failure: the same on the screen and in the error report, so that support can find one by the other. */
export function errorId(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newId();
  const id = ids.get(error) ?? newId();
  ids.set(error, id);
  return id;
}

function newId(): string {
  // randomUUID exists only on https and localhost; this works wherever the portal is opened.
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint16Array(2));
  return [first, second].map((part) => part.toString(36).toUpperCase().padStart(4, '0')).join('-');
}
