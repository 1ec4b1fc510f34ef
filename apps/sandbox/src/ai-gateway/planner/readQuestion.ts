import { detectLanguage } from '@my-air/i18n/plain';

import { type Candidate, type Lexicon, plain } from './Lexicon.ts';
import { anyOf, anyWord, lists } from './plannerContent.ts';
import { priceWords } from './prices.ts';
import { wordsOf } from './words.ts';

/** A question split into the part that is wanted and the things that are not. */
interface Negated {
  readonly wanted: string;
  readonly unwanted: readonly string[];
}

const end = String.raw`(?=[,.;:!?–—]|\s+${anyOf(lists.onlyThis)}(?!\p{L})|$)`;
const patternOf = (negators: readonly string[]) =>
  new RegExp(
    String.raw`(?:${anyWord(negators)}|${lists.notAfterPause.join('|')})\s*(?<thing>[^,.;:!?–—]{2,60}?)${end}`,
    'giu',
  );
const negatedBefore = patternOf(lists.without);
const negatedInEnglish = patternOf([...lists.without, lists.englishNo]);
const negatedAfter = new RegExp(String.raw`(?<!\p{L})${lists.notNeeded}`, 'giu');
/** The separators of things that are ruled out together. */
const alternatives = new RegExp(String.raw`\s${anyOf(lists.or)}\s`, 'iu');

/** From this score on, what is ruled out names a service: "without asking" names none. */
const named = 0.5;
const denial = new RegExp(anyWord(lists.denial), 'iu');
const complaint = new RegExp(anyWord(lists.complaint), 'iu');
/** The separators between what is wanted and what is not. */
const clauseEnds = new RegExp(`[,.;:!?–—]|${anyWord(lists.but)}`, 'iu');

/** The services that a question asks for and rules out. */
export interface ReadQuestion {
  /** The services that would meet each wish, the likeliest first. */
  readonly wishes: readonly (readonly Candidate[])[];
  /** The services that the user does not want. */
  readonly unwanted: readonly Candidate[];
}

/** How near to the best service of a wish another one has to be, and how many there are at most. */
const nearBest = 0.45;
const mostPerWish = 3;
const mostWishes = 4;
/** How much more a whole question has to say for a service than any clause of it to be one wish. */
const spanning = 1;

const clauses = new RegExp(String.raw`[,;.!?+&]|\s${anyOf(lists.also)}\s`, 'giu');
const orders = new RegExp(anyOf(lists.orders), 'iu');

/** Reads what a question asks for, wish by wish, and what it rules out. */
export function readQuestion(question: string, lexicon: Lexicon): ReadQuestion {
  const asked = withoutOrders(question).replaceAll(priceWords, ' ');
  const { wanted, unwanted: things } = splitNegations(asked, lexicon);
  const unwanted = things.flatMap((thing) => best(lexicon.candidatesFor(thing)));
  const ruledOut = new Set(unwanted.map(({ slug }) => slug));
  const candidatesFor = (text: string) =>
    lexicon.candidatesFor(text).filter(({ slug }) => !ruledOut.has(slug));

  const parts = wanted.split(clauses).flatMap((clause) => wishesOf(clause, candidatesFor));
  const distinct = parts.filter(
    (part, place) => parts.findIndex(([first]) => first!.slug === part[0]!.slug) === place,
  );
  const whole = best(candidatesFor(wanted));
  return { wishes: wishesFrom(whole, distinct).slice(0, mostWishes), unwanted };
}

/** The wishes of a question: what it asks for as a whole, or what its clauses ask for when these are about different areas. */
function wishesFrom(
  whole: readonly Candidate[],
  parts: readonly (readonly Candidate[])[],
): readonly (readonly Candidate[])[] {
  const [top] = whole;
  if (!top) return [];
  if (new Set(parts.map(([first]) => first!.category)).size < 2) return [whole];
  const best = Math.max(...parts.map(([first]) => first!.score));
  if (top.score < best + spanning) return parts;
  // "A channel for toddlers, and I fear the rules": the clauses together say one thing, which neither says alone.
  return [whole, ...parts.filter(([first]) => [...first!.words].every((word) => !top.words.has(word)))];
}

/**
 * The wishes of a clause: what is said with the words that do not speak for the first one is another, if it is said
 * plainly and belongs to another area.
 */
function wishesOf(
  clause: string,
  candidatesFor: Lexicon['candidatesFor'],
): readonly (readonly Candidate[])[] {
  const wishes: (readonly Candidate[])[] = [];
  let words = wordsOf(clause);
  while (wishes.length < mostWishes) {
    const [first, ...others] = candidatesFor(wishes.length === 0 ? clause : words.join(' '));
    if (!first) break;
    const isNew = wishes.every((wish) => wish.every(({ category }) => category !== first.category));
    if (wishes.length > 0 && !(isNew && first.score >= plain)) break;
    const near = others.filter((other) => [...other.words].some((word) => first.words.has(word)));
    const wish = best([first, ...near]);
    wishes.push(wish);
    words = words.filter((word) => wish.every((candidate) => !candidate.words.has(word)));
  }
  return wishes;
}

/** A text without the sentences that give orders. */
export function withoutOrders(text: string): string {
  return text
    .split(/(?<=[.!?\n:])\s+/u)
    .filter((sentence) => !orders.test(sentence))
    .join(' ');
}

function best(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= best * nearBest).slice(0, mostPerWish);
}

/** Takes out of a question what is not wanted. A negation without a service stays, as "without asking". */
function splitNegations(question: string, lexicon: Lexicon): Negated {
  const unwanted: string[] = [];
  const take = (whole: string, thing: string) => {
    if ((lexicon.candidatesFor(thing)[0]?.score ?? 0) < named) return whole;
    unwanted.push(...thing.split(alternatives));
    return ' ';
  };
  const wanted = question
    .replaceAll(negatedAfter, (whole, thing: string) => take(whole, thing))
    .replaceAll(
      detectLanguage(question, 'en') === 'en' ? negatedInEnglish : negatedBefore,
      (whole, thing: string) => take(whole, thing),
    );
  const clauses = wanted.split(clauseEnds);
  const isLeftOut = (clause: string) => {
    if (!denial.test(clause) || complaint.test(clause)) return false;
    const [thing] = lexicon.candidatesFor(clause);
    const others = clauses.filter((other) => other !== clause && !denial.test(other)).join(', ');
    const [wish] = lexicon.candidatesFor(others);
    return thing !== undefined && wish !== undefined && thing.score >= plain && wish.slug !== thing.slug;
  };
  const leftOut = clauses.filter(isLeftOut);
  return {
    wanted: leftOut.length === 0 ? wanted : clauses.filter((clause) => !leftOut.includes(clause)).join(', '),
    unwanted: [...unwanted, ...leftOut],
  };
}
