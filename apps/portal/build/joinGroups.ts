import type { BuildGroup } from './featureGroups.ts';

/** One group for each file: two groups of one name would make two files. */
export function joinGroups(groups: readonly BuildGroup[]): readonly BuildGroup[] {
  return [...Map.groupBy(groups, ({ name, debugName }) => debugName ?? name).values()].map((same) => {
    const first = same[0] as BuildGroup;
    const groupOf = (id: string) => same.find(({ test }) => test(id));
    const nameOf = (id: string) => {
      const name = groupOf(id)?.name ?? null;
      return typeof name === 'function' ? name(id) : name;
    };
    return {
      ...first,
      name: typeof first.name === 'string' ? first.name : nameOf,
      test: (id) => groupOf(id) !== undefined,
    };
  });
}
