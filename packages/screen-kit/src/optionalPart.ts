let underWay = 0;

/**
 * Loads a part that its screen can do without; undefined when it cannot be loaded. For any other missing part
 * the shell reloads the page, which would interrupt the user for the sake of this one.
 */
export async function loadOptionalPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  underWay += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    underWay -= 1;
  }
}

/** Whether an optional part is being loaded: a failure meanwhile is attributed to it. */
export function isOptionalPartLoading(): boolean {
  return underWay > 0;
}
