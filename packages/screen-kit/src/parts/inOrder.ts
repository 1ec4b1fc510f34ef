/**
 * Sorts parts by a list of their ids; parts that are not in it come last, in the order they were given in.
 */
export function inOrder<Part extends { readonly id: string }>(
  parts: readonly Part[],
  ids: readonly string[] = [],
): Part[] {
  const position = new Map(ids.map((id, index) => [id, index]));
  const positionOf = ({ id }: Part) => position.get(id) ?? ids.length;
  return [...parts].sort((one, other) => positionOf(one) - positionOf(other));
}
