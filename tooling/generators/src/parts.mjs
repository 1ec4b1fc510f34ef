/** The parts that a feature can be generated with, each with those that it needs. */
export const needs = {
  contract: ['sandbox'],
  card: ['contract'],
  badge: ['contract'],
  waiting: ['contract'],
  search: ['contract'],
  // A test of the sandbox wants an answer to each call of a contract, and a contract of each answer.
  sandbox: ['contract'],
  e2e: [],
};

/** The parts of `--with`, with those that they need. */
export function withNeeded(words = '') {
  const chosen = words.split(',').filter(Boolean);
  const unknown = chosen.filter((part) => !Object.hasOwn(needs, part));
  if (unknown.length > 0)
    throw new Error(`--with does not know ${unknown.join(', ')}. It knows ${Object.keys(needs).join(', ')}.`);
  const all = new Set(chosen);
  // A part that is added is walked as well.
  for (const part of all) for (const needed of needs[part]) all.add(needed);
  return Object.keys(needs).filter((part) => all.has(part));
}
