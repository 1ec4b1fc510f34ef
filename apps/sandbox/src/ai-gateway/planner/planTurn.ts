import type { Conversation, ConversationItem, ModelTurn } from '../Conversation.ts';
import { answerFrom } from './answerFrom.ts';
import { languageOf } from './languageOf.ts';
import { phraseWeights, type Lexicon } from './Lexicon.ts';
import { sortTools } from './offeredTools.ts';
import {
  channelWords,
  detailWords,
  generalWords,
  greetings,
  offTopicWords,
  personalWords,
  plannerWords,
} from './plannerWords.ts';
import { priceWishOf } from './prices.ts';
import { readQuestion, withoutOrders, type ReadQuestion } from './readQuestion.ts';
import { searchCalls, searchEverything } from './searchCalls.ts';
import { tellingWords, wordsOf } from './words.ts';

/**
 * Does what a model would do with a conversation: looks into categories first, then among all services, then reads what
 * the best one says if that was asked; and answers from what the tools returned. It names no service by itself.
 */
export function planTurn(conversation: Conversation, lexicon: Lexicon): ModelTurn {
  const { items } = conversation;
  const locale = languageOf(conversation);
  const words = plannerWords[locale];
  const start = items.findLastIndex((item) => item.kind === 'said' && item.by === 'person');
  const question = textAt(items, start);
  const toolbox = sortTools(conversation.tools);
  const done = items.slice(start + 1);
  if (done.some(({ kind }) => kind === 'answered')) return answerFrom(toolbox, words, question, done);

  if (greetings.test(question)) return say(words.greeting);
  const read = readFrom(items, start, lexicon);
  const asked = withoutOrders(question);
  const best = read.wishes[0]?.[0]?.score ?? 0;
  // A recipe channel that wants more viewers is our business: an everyday wish outweighs what is none.
  if (best < phraseWeights.first && offTopicWords.test(asked)) return say(words.refusal);
  if (read.wishes.length === 0) {
    const which = say(words.which(lexicon.areas(locale).slice(0, 3).join(', ')));
    if (read.unwanted.length > 0 || channelWords.test(asked)) return which;
    const isPersonal = personalWords.test(asked);
    const calls = isPersonal ? searchEverything(toolbox, asked) : [];
    if (calls.length > 0) return { calls };
    // What is neither about the person nor a question of general knowledge may be a wish in words that are not known.
    return isPersonal || lexicon.isFamiliar(asked) || !isGeneral(asked) ? which : say(words.refusal);
  }
  const calls = searchCalls(read, {
    toolbox,
    locale,
    isParallel: conversation.isParallel,
    question,
    priceWish: priceWishOf(question),
  });
  if (calls.length > 0) return { calls };
  const areas = new Set(
    read.wishes.flatMap((wish) => wish.map(({ category }) => category.texts(locale).name)),
  );
  return say(words.look([...areas].slice(0, 2).join(', ')));
}

/** What the question asks for; one that leans on an earlier one is read together with it. */
function readFrom(items: readonly ConversationItem[], start: number, lexicon: Lexicon): ReadQuestion {
  const question = textAt(items, start);
  const own = readQuestion(question, lexicon);
  if (own.wishes.length > 0) return own;
  const earlier = items.findLastIndex(
    (item, place) => place < start && item.kind === 'said' && item.by === 'person',
  );
  const isShort = tellingWords(question).length <= 3;
  const leans = isShort && (detailWords.test(question) || priceWishOf(question) !== undefined);
  return leans ? readQuestion(textAt(items, earlier), lexicon) : own;
}

/** Whether a text asks about the world or gives an order, or says nothing at all. */
function isGeneral(text: string): boolean {
  return generalWords.test(text) || wordsOf(text).length < 2;
}

function say(text: string): ModelTurn {
  return { text, calls: [] };
}

function textAt(items: readonly ConversationItem[], place: number): string {
  const item = items[place];
  return item?.kind === 'said' ? item.text : '';
}
