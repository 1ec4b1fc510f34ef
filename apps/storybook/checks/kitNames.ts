/** The names that the kit exports, values and types. @param index the text of its `index.ts` */
export function kitNames(index: string): ReadonlySet<string> {
  const lists = [...index.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)];
  const names = lists.flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().replace(/^type /, '')).filter(Boolean));
}
