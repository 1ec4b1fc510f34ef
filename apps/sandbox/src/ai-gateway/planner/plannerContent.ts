import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { wireLocales } from '../../content/wireLocales.ts';

const Words = v.array(v.string());

/**
 * The phrases of users who do not know our names for services, by the service that helps. The words of a phrase are
 * beginnings of words, in any order.
 */
export const phrases = readData('planner/phrases.json', v.record(v.string(), Words));

/**
 * Ideas with the words for them in all five languages, of which a short one means only itself and a longer one all words
 * that begin with it; and the services that ideas ask for when they come together in a question, the likeliest first.
 */
export const ideas = readData(
  'planner/ideas.json',
  v.strictObject({
    words: v.record(v.string(), Words),
    services: v.array(v.strictObject({ services: Words, together: Words })),
  }),
);

/** Words that questions are read by, in all five languages at once, as parts of regular expressions. */
export const lists = readData(
  'planner/words.json',
  v.strictObject({
    /** Words that say nothing of what is searched for. */
    empty: Words,
    greetings: Words,
    /** Words with which users speak about their own work or wishes. */
    personal: Words,
    /** How questions begin, and orders that are no wish for a service. */
    questions: Words,
    /** Words of those who want to know everything about a service. */
    details: Words,
    /** Sentences that try to give the planner orders instead of asking for a service. */
    orders: Words,
    also: Words,
    cheapest: Words,
    free: Words,
    price: Words,
    /** Says of a service that it costs nothing. */
    included: Words,
    /** A clause that says "not", or that something is there already. */
    denial: Words,
    /** A clause that says what the user cannot do or does not have, which is a wish. */
    complaint: Words,
    or: Words,
    but: Words,
    /** The words after a thing that is ruled out. */
    onlyThis: Words,
    without: Words,
    /** "…, not shorts": a bare "not" after a pause rules out a thing; with a verb it says what the user cannot do. */
    notAfterPause: Words,
    /** English only: in Spanish "no" begins what the user cannot do, and that is a wish. */
    englishNo: v.string(),
    notNeeded: v.string(),
  }),
);

const texts = [
  'greeting',
  'which',
  'article',
  'nothing',
  'found',
  'second',
  'active',
  'requested',
  'price',
  'cheapest',
  'noPrice',
  'look',
] as const;
export type Answers = Readonly<Record<(typeof texts)[number], string>>;

/** The texts of the planner's answers, with the names of what is filled in in braces. */
export const answers = readData(
  'planner/answers.json',
  v.strictObject(v.entriesFromList(wireLocales, v.strictObject(v.entriesFromList(texts, v.string())))),
);

/** A name between the quotation marks of a text: its own are others. */
export function nameIn(text: string, name: string): string {
  const marks = text.includes('«') ? '“$1”' : '‘$1’';
  return name.replaceAll(/[«“"](.+?)[»”"]/g, marks);
}

/** The source of a pattern for any of these. */
export function anyOf(parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}

/** The source of a pattern for any of these as whole words. */
export function anyWord(parts: readonly string[]): string {
  return String.raw`(?<!\p{L})${anyOf(parts)}(?!\p{L})`;
}
