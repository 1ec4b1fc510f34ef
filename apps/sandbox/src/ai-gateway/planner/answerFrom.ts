import type { ConversationItem, ModelTurn } from '../Conversation.ts';
import { foundProducts, type FoundProduct } from './foundProducts.ts';
import { fillIn, type Toolbox } from './offeredTools.ts';
import { detailWords, type PlannerWords } from './plannerWords.ts';
import { priceIn, priceSentence, priceWishOf } from './prices.ts';
import { searchEverything } from './searchCalls.ts';

/** Goes on from what the tools have returned. */
export function answerFrom(
  toolbox: Toolbox,
  words: PlannerWords,
  question: string,
  done: readonly ConversationItem[],
): ModelTurn {
  const { everything, details } = toolbox;
  const called = (name: string | undefined) =>
    done.some((item) => item.kind === 'called' && item.call.name === name);
  const detailCalls = new Set(
    done.flatMap((item) => (item.kind === 'called' && item.call.name === details?.name ? item.id : [])),
  );
  const outputs = done.filter((item) => item.kind === 'answered');
  const found = outputs.flatMap(({ id, output }) => (detailCalls.has(id) ? [] : foundProducts(output)));
  const unique = [...new Map(found.map((product) => [product.id, product])).values()];
  const [first, second] = unique;
  if (!first) {
    const calls = called(everything?.name) ? [] : searchEverything(toolbox, question);
    return calls.length > 0 ? { calls } : say(words.nothing);
  }
  const wish = priceWishOf(question);
  const isPriced = wish !== undefined && unique.some(({ info }) => priceIn(info) !== undefined);
  if (wish !== undefined && wish !== 'price' && isPriced) {
    return say(
      words.cheapest(
        unique
          .filter(({ info }) => priceIn(info) !== undefined)
          .sort(byPrice)
          .slice(0, 3),
      ),
    );
  }
  const priced = unique.slice(0, 3).find(({ info }) => priceIn(info) !== undefined);
  if (wish === 'price' && priced) return say(words.prices([priced]));
  if (details && detailCalls.size === 0 && (wish !== undefined || detailWords.test(question))) {
    return { calls: [fillIn(details, { id: first.id })] };
  }
  if (wish !== undefined) {
    const sentenceOfPage = priceSentence(pageOf(outputs.findLast(({ id }) => detailCalls.has(id))?.output));
    return say(
      sentenceOfPage ? words.prices([{ ...first, info: sentenceOfPage }]) : words.noPrice(first.name),
    );
  }
  const [one] = outputs.map(({ output }) => foundProducts(output)).filter((list) => list.length > 0);
  const others = unique.filter((product) => !one?.includes(product) && product !== first);
  const beside = others[0] ?? second;
  return say(
    words.found(first.name, sentence(first.description), beside?.name, Math.max(0, unique.length - 2)),
  );
}

/** The text of a service's page in the output of a tool. */
function pageOf(output = ''): string {
  try {
    const { details } = JSON.parse(output) as { details?: unknown };
    return typeof details === 'string' ? details : '';
  } catch {
    // SyntaxError: the tool answers in words.
    return output;
  }
}

function byPrice(one: FoundProduct, other: FoundProduct): number {
  return (priceIn(one.info) ?? 0) - (priceIn(other.info) ?? 0);
}

function say(text: string): ModelTurn {
  return { text, calls: [] };
}

function sentence(description: string): string {
  const text = description.trim();
  return /[.!?…]$/.test(text) || text === '' ? text : `${text}.`;
}
