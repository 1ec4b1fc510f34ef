const wordsOf = /(?<![-\w])color:\s*var\(--color-([\w-]+)\)/;
const groundOf = /(?<![-\w])background(?:-color)?:\s*var\(--color-([\w-]+)\)/;

/** The text colours and backgrounds that one rule of a sheet sets together, such as `on-accent on accent`. */
export function pairsOf(css: string): string[] {
  const found: string[] = [];
  let rest = css;
  // Innermost rules first: each is read, then removed from the one around it.
  for (;;) {
    const rule = /\{([^{}]*)\}/.exec(rest);
    const declarations = rule?.[1] ?? rest;
    const words = wordsOf.exec(declarations)?.[1];
    const ground = groundOf.exec(declarations)?.[1];
    if (words && ground) found.push(`${words} on ${ground}`);
    if (!rule) return found;
    rest = rest.slice(0, rule.index) + rest.slice(rule.index + rule[0].length);
  }
}
