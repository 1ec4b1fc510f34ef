/** A repeatable source of chance (mulberry32). */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const syllables = 'ka lo mi ner tas vu dri pel sha gon fi ber qua zen ist ora lum tek ard wis'.split(' ');
const kinds = 'studio audit coach kit planner shield booster library academy desk lab feed'.split(' ');

/** Services with names, keywords and texts of made-up words, common ones more often than rare ones. */
export function buildProducts(count, random = seeded(20_261_121)) {
  const words = new Set();
  while (words.size < 6_000) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(''));
  }
  const vocabulary = [...words];
  const word = () => vocabulary[Math.floor(vocabulary.length * random() ** 3)];
  const several = (length) => Array.from({ length }, word);
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: [...several(2 + Math.floor(random() * 2)), kinds[Math.floor(random() * kinds.length)]].join(' '),
    keywords: several(3),
    text: several(12 + Math.floor(random() * 8)).join(' '),
  }));
}

/**
 * The texts typed to find some of the products: the name, its beginning, and the name with a typing error.
 */
export function buildQueries(products, count, random = seeded(7)) {
  const chosen = Array.from({ length: count }, () => products[Math.floor(random() * products.length)]);
  const expected = (product) => products.filter(({ name }) => name === product.name).map(({ id }) => id);
  return {
    exact: chosen.map((product) => ({ text: product.name, expected: expected(product) })),
    prefix: chosen.map((product) => ({
      text: product.name.slice(0, product.name.lastIndexOf(' ') + 4),
      expected: expected(product),
    })),
    typo: chosen.map((product) => ({ text: misspell(product.name, random), expected: expected(product) })),
  };
}

/** Changes, leaves out, doubles or swaps one letter in the longest word of a name. */
function misspell(name, random) {
  const words = name.split(' ');
  const place = words.reduce((longest, word, at) => (word.length > words[longest].length ? at : longest), 0);
  const word = words[place];
  const at = 1 + Math.floor(random() * (word.length - 2));
  const wrong = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word[at] + word.slice(at),
    () => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    () => `${word.slice(0, at)}y${word.slice(at + 1)}`,
  ][Math.floor(random() * 4)]();
  return words.with(place, wrong).join(' ');
}
