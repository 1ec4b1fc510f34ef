import type { TokenGroup } from '@my-air/ui-kit/tokens';

/** A token file with another value at a path; the rest is the same. */
export function changeToken(group: TokenGroup, path: readonly string[], value: unknown): TokenGroup {
  const [name, ...rest] = path;
  if (name === undefined) return { ...group, $value: value };
  return { ...group, [name]: changeToken((group[name] ?? {}) as TokenGroup, rest, value) };
}
