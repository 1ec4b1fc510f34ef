/**
 * Sorts contributions by a list of their ids; those that are not in it come last, in the order they were given in.
 */
export function inOrder<Contribution extends { readonly id: string }>(
  contributions: readonly Contribution[],
  ids: readonly string[] = [],
): Contribution[] {
  const position = new Map(ids.map((id, index) => [id, index]));
  const positionOf = ({ id }: Contribution) => position.get(id) ?? ids.length;
  return [...contributions].sort((one, other) => positionOf(one) - positionOf(other));
}
