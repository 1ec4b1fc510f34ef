import { plain, type Candidate, type Lexicon } from './Lexicon.ts';
import { splitNegations } from './negations.ts';
import { priceWords } from './prices.ts';
import { wordsOf } from './words.ts';

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

const clauses =
  /[,;.!?+&]|\s(?:and|also|plus|as well as|y|e|además|también|também|та|й|і|также|ещё|еще|также|ще|також|и)\s/giu;
/** Sentences that try to give the planner orders instead of asking for a service. */
const orders =
  /(ignore|forget|disregard|ignora|olvida|olvídate|esqueça|esquece|забудь|игнорир|ігнору|проігнор).{0,40}(instruc|rule|prompt|regla|regra|инструк|інструк|правил)|system prompt|системн\p{L}* промпт|mensaje de sistema|mensagem de sistema|^\s*system:|you are now|ти тепер|ты теперь|(?:repeat|show|tell|print|repite|repita|muestra|mostre|повтор|покаж|назв|назови|выведи|виведи).{0,60}(?:word for word|слово в слово|palabra por palabra|palavra por palavra|дослівно)|above your first message|call the tool|^\s*(?:please )?pretend|[,;:]\s*pretend|притворись/iu;

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
  const most = Math.max(...parts.map(([first]) => first!.score));
  if (top.score < most + spanning) return parts;
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
  const most = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= most * nearBest).slice(0, mostPerWish);
}
