import type { CatalogueLocale, Category } from '../../marketplace/content/Service.ts';
import type { Conversation, ConversationItem, ModelTurn, ToolCall } from '../Conversation.ts';
import { foundProducts } from './foundProducts.ts';
import { languageOf } from './languageOf.ts';
import type { Lexicon, Topic } from './Lexicon.ts';
import { categoryNames, fillIn, sortTools, type Toolbox } from './offeredTools.ts';
import { channelWords, detailWords, greetings, plannerWords } from './plannerWords.ts';
import { tellingWords } from './words.ts';

/** How many words of a question are looked for. */
const queryLength = 6;

/**
 * Does what a model would do with a conversation: looks into categories first, then among all services, then reads what
 * the best one says if that was asked; and answers from what the tools returned. It knows no service by itself.
 */
export function planTurn(conversation: Conversation, lexicon: Lexicon): ModelTurn {
  const { items } = conversation;
  const words = plannerWords[languageOf(conversation)];
  const start = items.findLastIndex((item) => item.kind === 'said' && item.by === 'person');
  const question = textAt(items, start);
  const toolbox = sortTools(conversation.tools);
  const done = items.slice(start + 1);
  if (done.some(({ kind }) => kind === 'answered')) return goOn(conversation, toolbox, question, done);

  if (greetings.test(question)) return say(words.greeting);
  const topics = topicsFrom(items, start, lexicon);
  if (topics.length === 0)
    return say(channelWords.test(question) ? words.which(someAreas(conversation, lexicon)) : words.refusal);
  const calls = firstCalls(conversation, toolbox, question, topics);
  if (calls.length > 0) return { calls };
  const locale = languageOf(conversation);
  return say(
    words.look(
      topics
        .slice(0, 2)
        .map(({ category }) => `«${category.texts(locale).name}»`)
        .join(', '),
    ),
  );
}

/** What the question is about; one that leans on an earlier one is read together with it. */
function topicsFrom(items: readonly ConversationItem[], start: number, lexicon: Lexicon): readonly Topic[] {
  const own = lexicon.topicsOf(textAt(items, start));
  if (own.length > 0) return own;
  const earlier = items.findLastIndex(
    (item, place) => place < start && item.kind === 'said' && item.by === 'person',
  );
  const isShort = tellingWords(textAt(items, start)).length <= 3;
  return isShort && detailWords.test(textAt(items, start)) ? lexicon.topicsOf(textAt(items, earlier)) : [];
}

function firstCalls(
  conversation: Conversation,
  { categories: tool, everything }: Toolbox,
  question: string,
  topics: readonly Topic[],
): ToolCall[] {
  const locale = languageOf(conversation);
  const query = queryOf(question);
  const namesOf = (category: Category) =>
    tool ? categoryNames(tool, category, category.texts(locale).name) : [];
  const named = topics
    .map(({ category, score }) => ({ names: namesOf(category), score }))
    .filter(({ names }) => names.length > 0);
  const [best, second] = named;
  if (tool && best) {
    const isDouble = second !== undefined && second.score * 2 >= best.score;
    if (isDouble && conversation.isParallel) {
      return [best, second].map(({ names }) => fillIn(tool, { categories: names, query }));
    }
    const names = isDouble ? [...best.names, ...second.names] : best.names;
    return [fillIn(tool, { categories: names, query })];
  }
  return everything ? [fillIn(everything, { query })] : [];
}

/** Goes on from what the tools have returned. */
function goOn(
  conversation: Conversation,
  { everything, details }: Toolbox,
  question: string,
  done: readonly ConversationItem[],
): ModelTurn {
  const words = plannerWords[languageOf(conversation)];
  const called = (name: string | undefined) =>
    done.some((item) => item.kind === 'called' && item.call.name === name);
  const detailCalls = new Set(
    done.flatMap((item) => (item.kind === 'called' && item.call.name === details?.name ? item.id : [])),
  );
  const found = done.flatMap((item) =>
    item.kind === 'answered' && !detailCalls.has(item.id) ? foundProducts(item.output) : [],
  );
  const unique = [...new Map(found.map((product) => [product.id, product])).values()];
  const [first, second] = unique;
  if (!first) {
    if (everything && !called(everything.name))
      return { calls: [fillIn(everything, { query: queryOf(question) })] };
    return say(words.nothing);
  }
  if (details && detailCalls.size === 0 && detailWords.test(question)) {
    return { calls: [fillIn(details, { id: first.id })] };
  }
  return say(
    words.found(first.name, sentence(first.description), second?.name, Math.max(0, unique.length - 2)),
  );
}

function say(text: string): ModelTurn {
  return { text, calls: [] };
}

function textAt(items: readonly ConversationItem[], place: number): string {
  const item = items[place];
  return item?.kind === 'said' ? item.text : '';
}

function queryOf(question: string): string {
  return tellingWords(question).slice(0, queryLength).join(' ');
}

function sentence(description: string): string {
  const text = description.trim();
  return /[.!?…]$/.test(text) || text === '' ? text : `${text}.`;
}

/** Three areas that somebody who is not sure can choose from. */
function someAreas(conversation: Conversation, lexicon: Lexicon): string {
  const locale: CatalogueLocale = languageOf(conversation);
  return lexicon.areas(locale).slice(0, 3).join(', ');
}
