/** @internal The result of an access that a browser may refuse; undefined when it does. */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
