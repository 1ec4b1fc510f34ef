import { detectLanguage, fromWire, languageTag, toWire } from '@my-air/i18n/plain';

import { fill, type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import type { Conversation, ConversationItem, ModelTurn } from '../Conversation.ts';
import { answerFrom, detailWords, textTurn } from './answerFrom.ts';
import type { Candidate, FoundArticle, Lexicon } from './Lexicon.ts';
import { catalogueLanguage, sortTools } from './offeredTools.ts';
import { answers, anyOf, anyWord, lists, nameIn } from './plannerContent.ts';
import { priceWishOf } from './prices.ts';
import { readQuestion, type ReadQuestion, withoutOrders } from './readQuestion.ts';
import { searchCalls } from './searchCalls.ts';
import { contentWords } from './words.ts';

/** The names of the languages as instructions have them. */
const names = new Intl.DisplayNames('en', { type: 'language' });
const patterns = wireLocales.map((locale) => {
  const name = names.of(languageTag(fromWire(locale)))!;
  return [locale, new RegExp(String.raw`\b${name}\b`, 'i')] as const;
});

const greetings = new RegExp(String.raw`^[^\p{L}]*${anyOf(lists.greetings)}[^\p{L}]*$`, 'iu');
const personalWords = new RegExp(anyWord(lists.personal), 'iu');
const questionWords = new RegExp(String.raw`^[^\p{L}]*${anyOf(lists.questions)}(?!\p{L})`, 'iu');

/**
 * How much has to speak for a service before it is shown: its score, by how much of the question it covers. A question
 * that says nothing of the user may be about the world, and needs more.
 */
const thresholds = { own: 0.18, world: 0.9 } as const;
/** The least score and coverage of an article of the help centre, and its factor over the best service. */
const forArticle = { score: 0.8, coverage: 0.55, ahead: 1.2 } as const;

/**
 * Does what a model would do with a conversation: looks into categories first, then among all services, then reads what
 * the best one says if that was asked; and answers from what the tools returned. It names no service by itself.
 */
export function planTurn(conversation: Conversation, lexicon: Lexicon): ModelTurn {
  const { items } = conversation;
  const locale = languageOf(conversation);
  const words = answers[locale];
  const start = items.findLastIndex((item) => item.kind === 'message' && item.by === 'person');
  const question = textAt(items, start);
  const toolbox = sortTools(conversation.tools);
  const done = items.slice(start + 1);
  const language = catalogueLanguage(toolbox.categories, lexicon.categories) ?? locale;
  const asked = withoutOrders(question);
  const search = (isWide: boolean) => {
    const read = readFrom(items, start, lexicon);
    const wishes = read.wishes.filter(([first]) => first && isConvincing(first, asked));
    const { isParallel } = conversation;
    const priceWish = priceWishOf(question);
    const calls = () =>
      searchCalls(
        { ...read, wishes },
        { toolbox, locale: language, isParallel, question, priceWish, isWide },
      );
    return { wishes, calls };
  };
  if (done.some(({ kind }) => kind === 'answered')) {
    const textsOf = (id: number) => (language === locale ? undefined : lexicon.textsOf(id, locale));
    return answerFrom({ toolbox, words, question, textsOf, searchWider: search(true).calls }, done);
  }

  if (greetings.test(question)) return textTurn(words.greeting);
  const { wishes, calls: callsFor } = search(false);
  const best = wishes[0]?.[0];
  const article = lexicon.articleFor(asked);
  if (article && isAnswer(article, best) && isConvincing(article, asked)) {
    return textTurn(fill(words.article, { title: nameIn(words.article, article.titles[locale]) }));
  }
  if (!best) return textTurn(fill(words.which, { areas: lexicon.areas(locale).slice(0, 3).join(', ') }));
  const calls = callsFor();
  if (calls.length > 0) return { calls };
  const areas = new Set(wishes.flatMap((wish) => wish.map(({ category }) => category.texts(locale).name)));
  return textTurn(fill(words.look, { areas: [...areas].slice(0, 2).join(', ') }));
}

/** The content of the question; one that refers to an earlier one is read together with it. */
function readFrom(items: readonly ConversationItem[], start: number, lexicon: Lexicon): ReadQuestion {
  const question = textAt(items, start);
  const alone = readQuestion(question, lexicon);
  if (alone.wishes.length > 0) return alone;
  const earlier = items.findLastIndex(
    (item, place) => place < start && item.kind === 'message' && item.by === 'person',
  );
  const isShort = contentWords(question).length <= 3;
  const leans = isShort && (detailWords.test(question) || priceWishOf(question) !== undefined);
  return leans ? readQuestion(textAt(items, earlier), lexicon) : alone;
}

/** Whether an article answers a question about the portal itself, which no service does. */
function isAnswer({ score, coverage }: FoundArticle, best: Candidate | undefined): boolean {
  const { score: least, coverage: covered, ahead } = forArticle;
  return score >= least && coverage >= covered && score > ahead * (best?.score ?? 0);
}

/** Whether something found is what the user asks for, or only has a word in common with it: then it is better to ask back than to sell. */
function isConvincing({ score, coverage }: Candidate | FoundArticle, asked: string): boolean {
  const isAboutWorld =
    questionWords.test(asked) && !personalWords.test(asked) && priceWishOf(asked) === undefined;
  return score * coverage >= (isAboutWorld ? thresholds.world : thresholds.own);
}

function textAt(items: readonly ConversationItem[], place: number): string {
  const item = items[place];
  return item?.kind === 'message' ? item.text : '';
}

/** The language to answer in: the one that the portal asks for, or else that of the question. */
function languageOf({ items }: Conversation): WireLocale {
  const messages = items.filter((item) => item.kind === 'message');
  const instructions = messages.filter(({ by }) => by === 'portal').map(({ text }) => text);
  const asked = patterns.filter(([, name]) => instructions.some((text) => name.test(text)));
  if (asked[0] && asked.length === 1) return asked[0][0];
  return toWire(detectLanguage(messages.findLast(({ by }) => by === 'person')?.text ?? '', 'en'));
}
