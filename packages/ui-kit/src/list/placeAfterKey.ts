/** The item that a key leads to, or the side on which a feed is left; undefined for a key that does not move. */
export function placeAfterKey(
  from: number,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  count: number,
  kind: 'list' | 'feed',
): number | 'before' | 'after' | undefined {
  const within = (place: number) => Math.min(count - 1, Math.max(0, place));
  if (kind === 'feed') {
    switch (key) {
      case 'PageDown':
        return within(from + 1);
      case 'PageUp':
        return within(from - 1);
      case 'Home':
        return ctrlKey ? 'before' : undefined;
      case 'End':
        return ctrlKey ? 'after' : undefined;
      default:
        return undefined;
    }
  }
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
