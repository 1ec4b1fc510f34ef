let underWay = 0;

/**
 * Loads a part that its screen can do without; undefined when it does not come. The shell answers any other part that
 * is gone with a reload, which nobody who is in the middle of something needs for the sake of this one.
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

/** Whether a part is being loaded that can be done without: what fails meanwhile is taken for it. */
export function isOptionalPartLoading(): boolean {
  return underWay > 0;
}
