import { numberFormat } from './intl.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in its two largest units: `1 hr 5 min`. */
export function formatDuration(seconds: number, tag: string): string {
  let rest = Math.round(Math.abs(seconds));
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length);
    rest %= length;
    const isLargest = parts.length === 0;
    if (count === 0 && !(isLargest && unit === 'second')) {
      if (isLargest) continue;
      break;
    }
    parts.push(numberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count));
    if (parts.length === 2) break;
  }
  return parts.join(' ');
}
