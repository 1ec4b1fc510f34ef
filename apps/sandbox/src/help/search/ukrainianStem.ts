// PostgreSQL has no dictionary for Ukrainian, so that the part of a word that its forms share is found here, and looked for as a prefix.

/** Endings of nouns, adjectives and verbs, the longest first. */
const endings = (
  'юватися уватися ювання ування ювати увати ення ання ться ають яють ями ами ого ому ими ити ати іть ють уть ать ять ння ' +
  'аю ає яю яє ою ею єю ів їв ах ях ам ям ий ій их им ої ує ює ти ся ка ки а я и і ї у ю о е є ь й'
).split(' ');
/** The shortest stem that still tells words apart, in letters. */
const shortestStem = 4;

/** The part of a Ukrainian word that its forms begin with; a short word is its own. */
export function ukrainianStem(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
