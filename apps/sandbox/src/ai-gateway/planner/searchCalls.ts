import type { WireLocale } from '../../content/wireLocales.ts';
import type { ToolCall } from '../Conversation.ts';
import type { Candidate } from './Lexicon.ts';
import { categoryNames, fillIn, type Toolbox } from './offeredTools.ts';
import { priceIn, type PriceWish } from './prices.ts';
import type { ReadQuestion } from './readQuestion.ts';
import { contentWords } from './words.ts';

/** How many words of a question are looked for among all services. */
const queryLength = 6;
/** How many searches are made in one turn. */
const mostCalls = 6;

interface SearchOptions {
  toolbox: Toolbox;
  locale: WireLocale;
  /** Whether several calls may be made in one turn: then each wish gets its own. */
  isParallel: boolean;
  question: string;
  priceWish: PriceWish | undefined;
  /** Whether whole categories are asked for, and not the services that fit best. @default false */
  isWide?: boolean;
}

/** The searches that a question leads to, in the words of the catalogue. */
export function searchCalls({ wishes, unwanted }: ReadQuestion, options: SearchOptions): readonly ToolCall[] {
  const { toolbox, locale, isParallel, question, priceWish, isWide = false } = options;
  const nameOf = ({ slug, category }: Candidate) => category.texts(locale).services.get(slug)?.name ?? '';
  const without = unwanted.map(nameOf);
  const order = priceWish === undefined || priceWish === 'price' ? 'relevance' : 'price';
  const callFor = (candidates: readonly Candidate[], query: string) => {
    const categories = new Set(
      candidates.flatMap(({ category }) =>
        toolbox.categories ? categoryNames(toolbox.categories, category, category.texts(locale).name) : [],
      ),
    );
    if (toolbox.categories && categories.size > 0) {
      return fillIn(toolbox.categories, { categories: [...categories], query, without, order });
    }
    return toolbox.everything && fillIn(toolbox.everything, { query, without, order });
  };
  const callsFor = (wish: readonly Candidate[]) => {
    // The free one, or one with a price at all, is often another service of the same kind.
    const isBroad =
      isWide ||
      priceWish === 'free' ||
      (priceWish === 'cheapest' && !wish.some((candidate) => hasPrice(candidate, locale)));
    if (isBroad && toolbox.categories) return [callFor(wish, '')];
    if (!isParallel || priceWish !== undefined) return [callFor(wish, wish.map(nameOf).join(' '))];
    // One call for each, as one search for several names would rank them in its own way.
    return wish.map((candidate) => callFor([candidate], nameOf(candidate)));
  };
  const groups = (isParallel ? wishes : [wishes.flat()]).map(callsFor);
  const longest = Math.max(0, ...groups.map((group) => group.length));
  // The likeliest of every wish first, then the next of every wish: so they are merged.
  const calls = Array.from({ length: longest }, (_, rank) => groups.map((group) => group[rank]))
    .flat()
    .slice(0, mostCalls);
  const made = calls.filter((call) => call !== undefined);
  return made.length > 0
    ? [...new Map(made.map((call) => [call.arguments, call])).values()]
    : searchEverything(toolbox, question);
}

/** A search among all services by the words of the question itself. */
export function searchEverything({ everything }: Toolbox, question: string): readonly ToolCall[] {
  const query = contentWords(question).slice(0, queryLength).join(' ');
  return everything && query !== '' ? [fillIn(everything, { query })] : [];
}

function hasPrice({ slug, category }: Candidate, locale: WireLocale): boolean {
  return priceIn(category.texts(locale).services.get(slug)?.info ?? '') !== undefined;
}
