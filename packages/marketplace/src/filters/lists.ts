/** The words of a list. */
export function splitList(list: string | undefined): readonly string[] {
  return list ? list.split(',') : [];
}

/** A list as the address writes it; undefined when it is empty. */
export function joinList(words: Iterable<string | number>): string | undefined {
  return [...words].join(',') || undefined;
}
