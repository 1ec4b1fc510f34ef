import type { Candidate, Lexicon } from './Lexicon.ts';
import { splitNegations } from './negations.ts';
import { priceWords } from './prices.ts';

/** What a person asks for. */
export interface ReadQuestion {
  /** The services that would meet each wish, the likeliest first. */
  readonly wishes: readonly (readonly Candidate[])[];
  /** The services that the person said not to want. */
  readonly unwanted: readonly Candidate[];
}

/** How near to the best service of a wish another one has to be, and how many there are at most. */
const nearBest = 0.6;
const mostPerWish = 3;
const mostWishes = 4;

const clauses =
  /[,;.!?+&]|\s(?:and|also|plus|as well as|y|e|además|también|também|та|й|і|также|ещё|еще|также|ще|також|и)\s/giu;
/** Sentences that try to give the planner orders instead of asking for a service. */
const orders =
  /(ignore|forget|disregard|ignora|olvida|olvídate|esqueça|esquece|забудь|игнорир|ігнору|проігнор).{0,40}(instruc|rule|prompt|regla|regra|инструк|інструк|правил)|system prompt|системн\p{L}* промпт|mensaje de sistema|mensagem de sistema|^\s*system:|you are now|ти тепер|ты теперь|word for word|слово в слово|palabra por palabra|palavra por palavra|дослівно|above your first message|call the tool|pretend|притворись/iu;

/** Reads what a question asks for, wish by wish, and what it rules out. */
export function readQuestion(question: string, lexicon: Lexicon): ReadQuestion {
  const asked = withoutOrders(question).replaceAll(priceWords, ' ');
  const { wanted, unwanted: things } = splitNegations(asked, lexicon);
  const unwanted = things.flatMap((thing) => best(lexicon.candidatesFor(thing)));
  const ruledOut = new Set(unwanted.map(({ slug }) => slug));
  const candidatesFor = (text: string) =>
    best(lexicon.candidatesFor(text).filter(({ slug }) => !ruledOut.has(slug)));

  const whole = candidatesFor(wanted);
  const parts = wanted
    .split(clauses)
    .map(candidatesFor)
    .filter((candidates) => candidates.length > 0);
  const distinct = parts.filter(
    (part, place) => parts.findIndex(([first]) => first!.slug === part[0]!.slug) === place,
  );
  const isSeveral = new Set(distinct.map(([first]) => first!.category)).size > 1;
  return {
    wishes: isSeveral ? distinct.slice(0, mostWishes) : whole.length > 0 ? [whole] : [],
    unwanted,
  };
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
