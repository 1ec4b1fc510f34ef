import { fill } from '../../content/wireLocales.ts';
import type { ServiceTexts } from '../../marketplace/content/Service.ts';
import type { ConversationItem, ModelTurn, ToolCall } from '../Conversation.ts';
import { fillIn, type Toolbox } from './offeredTools.ts';
import { type Answers, anyOf, lists, nameIn } from './plannerContent.ts';
import { priceIn, priceSentence, priceWishOf } from './prices.ts';
import { searchEverything } from './searchCalls.ts';

/** A service in the output of a tool. */
interface FoundProduct {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** A short remark beside the name, such as a price. */
  readonly info: string;
  /** Whether the user has the service already, or waits for it. */
  readonly held: 'active' | 'requested' | undefined;
}

/** The input of an answer. */
interface AnswerOptions {
  readonly toolbox: Toolbox;
  /** The texts of answers in the language of the question. */
  readonly words: Answers;
  readonly question: string;
  /** The texts of a service in the language of the question, where the catalogue is in another one. */
  readonly textsOf: (id: number) => ServiceTexts | undefined;
  /** The calls that look through the whole categories of what was found. */
  readonly searchWider: () => readonly ToolCall[];
}

export const detailWords = new RegExp(anyOf(lists.details), 'iu');

/** Goes on from what the tools have returned. */
export function answerFrom(
  { toolbox, words, question, textsOf, searchWider }: AnswerOptions,
  done: readonly ConversationItem[],
): ModelTurn {
  const { everything, details } = toolbox;
  const called = (name: string | undefined) =>
    done.some((item) => item.kind === 'called' && item.call.name === name);
  const detailCalls = new Set(
    done.flatMap((item) => (item.kind === 'called' && item.call.name === details?.name ? item.id : [])),
  );
  const outputs = done.filter((item) => item.kind === 'answered');
  const found = inTurn(
    outputs.filter(({ id }) => !detailCalls.has(id)).map(({ output }) => foundProducts(output, textsOf)),
  );
  const unique = [...new Map(found.map((product) => [product.id, product])).values()];
  const [first] = unique;
  if (!first) {
    const calls = called(everything?.name) ? [] : searchEverything(toolbox, question);
    return calls.length > 0 ? { calls } : textTurn(words.nothing);
  }
  if (unique.every(({ held }) => held)) {
    const isNew = (call: ToolCall) =>
      !done.some((item) => item.kind === 'called' && item.call.arguments === call.arguments);
    const calls = searchWider().filter(isNew);
    if (calls.length > 0) return { calls };
  }
  const wish = priceWishOf(question);
  const isPriced = wish !== undefined && unique.some(({ info }) => priceIn(info) !== undefined);
  if (wish !== undefined && wish !== 'price' && isPriced) {
    const withPrice = unique.filter(({ info }) => priceIn(info) !== undefined).sort(byPrice);
    const cheapest = withPrice.filter(({ held }) => !held);
    return textTurn(
      fill(words.cheapest, {
        prices: (cheapest.length > 0 ? cheapest : withPrice)
          .slice(0, 2)
          .map((one) => priceOf(words, one))
          .join(' '),
      }),
    );
  }
  const priced = unique.slice(0, 3).find(({ info }) => priceIn(info) !== undefined);
  if (wish === 'price' && priced) return textTurn(priceOf(words, priced));
  if (details && detailCalls.size === 0 && (wish !== undefined || detailWords.test(question))) {
    return { calls: [fillIn(details, { id: first.id })] };
  }
  if (wish !== undefined) {
    const texts = textsOf(first.id);
    const page = texts
      ? [...texts.whatYouGet, ...texts.benefits, ...texts.questions.map(({ answer }) => answer)].join('\n')
      : pageOf(outputs.findLast(({ id }) => detailCalls.has(id))?.output);
    const sentenceOfPage = priceSentence(page);
    return textTurn(
      sentenceOfPage
        ? priceOf(words, { ...first, info: sentenceOfPage })
        : fill(words.noPrice, { name: nameIn(words.noPrice, first.name) }),
    );
  }
  // What the user has already is no advice.
  const [advice, beside] = unique.filter(({ held }) => !held);
  return textTurn(
    [
      ...(first.held ? [fill(words[first.held], { name: nameIn(words[first.held], first.name) })] : []),
      // The card below it says what the service does, unless the question is about just that.
      ...(advice ? [fill(words.found, { first: nameIn(words.found, advice.name) })] : []),
      ...(advice && detailWords.test(question)
        ? [priceOf(words, { ...advice, info: advice.description })]
        : []),
      ...(beside ? [fill(words.second, { second: nameIn(words.second, beside.name) })] : []),
    ].join(' '),
  );
}

/** The first of each list, then the second of each: what was searched for together is as good for its wish. */
function inTurn<Entry>(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
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

function priceOf({ price }: Answers, { name, info }: Pick<FoundProduct, 'name' | 'info'>): string {
  return fill(price, { name: nameIn(price, name), info: info.replace(/\.$/, '') });
}

function byPrice(one: FoundProduct, other: FoundProduct): number {
  return (priceIn(one.info) ?? 0) - (priceIn(other.info) ?? 0);
}

/** A turn of the model that only says a text. */
export function textTurn(text: string): ModelTurn {
  return { text, calls: [] };
}

/** Every service that the output of a tool names, in its order; a tool may wrap them as it likes. */
function foundProducts(output: string, textsOf: AnswerOptions['textsOf']): FoundProduct[] {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    // SyntaxError: words for the model, such as an error, name no service.
    return [];
  }
  const found = new Map<number, FoundProduct>();
  collect(value, found, 0);
  return [...found.values()].map((product) => {
    const texts = textsOf(product.id);
    return texts ? { ...product, description: texts.description, info: texts.info ?? '' } : product;
  });
}

function collect(value: unknown, found: Map<number, FoundProduct>, depth: number): void {
  if (depth > 6 || typeof value !== 'object' || value === null) return;
  const { id, name, description, info, is_active, is_requested } = value as Record<string, unknown>;
  if (typeof id === 'number' && typeof name === 'string') {
    if (found.has(id)) return;
    const held = is_active === true ? 'active' : is_requested === true ? 'requested' : undefined;
    found.set(id, { id, name, description: textOf(description), info: textOf(info), held });
    return;
  }
  for (const entry of Object.values(value)) collect(entry, found, depth + 1);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
