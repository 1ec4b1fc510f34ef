import { detectLanguage } from './languageOf.ts';
import type { Lexicon } from './Lexicon.ts';

/** A question without what the person does not want, and that. */
export interface Negated {
  readonly wanted: string;
  readonly unwanted: readonly string[];
}

const end = String.raw`(?=[,.;:!?–—]|\s+(?:but|only|just|please|instead|pero|solo|sólo|por favor|mas|apenas|só|але|лише|тільки|будь|но|только|пожалуйста)(?!\p{L})|$)`;
const before = [
  'without',
  'except',
  'anything but',
  `(?:don['’]?t|do not|not) (?:want|need|like)`,
  'not interested in',
  'без',
  'крім',
  'кроме',
  'не (?:хочу|потріб\\p{L}*|треба|нужн\\p{L}*|надо|цікав\\p{L}*|интересу\\p{L}*)',
  'sin',
  'excepto',
  'no (?:quiero|necesito|me interesa\\p{L}*)',
  'sem',
  'exceto',
  'não (?:quero|preciso(?: de)?|me interessa\\p{L}*)',
];
/** In Spanish "no" begins what somebody cannot do, and that is a wish. */
const englishNo = 'no (?!one|idea|ideas|time|views|money|longer|matter|clue|way|luck)';
const after = String.raw`(?<thing>\p{L}+)\s+не\s+(?:нужн|потріб|надо|треба)\p{L}*`;
const patternOf = (negators: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${negators.join('|')})\s*(?<thing>[^,.;:!?–—]{2,60}?)${end}`, 'giu');
const negatedBefore = patternOf(before);
const negatedInEnglish = patternOf([...before, englishNo]);
const negatedAfter = new RegExp(String.raw`(?<!\p{L})${after}`, 'giu');

/** Takes out of a question what is not wanted. What names no service stays: "without asking" is no wish. */
export function splitNegations(question: string, lexicon: Lexicon): Negated {
  const unwanted: string[] = [];
  const take = (whole: string, thing: string) => {
    if (lexicon.candidatesFor(thing).length === 0) return whole;
    unwanted.push(thing);
    return ' ';
  };
  const wanted = question
    .replaceAll(negatedAfter, (whole, thing: string) => take(whole, thing))
    .replaceAll(
      detectLanguage(question) === 'en' ? negatedInEnglish : negatedBefore,
      (whole, thing: string) => take(whole, thing),
    );
  return { wanted, unwanted };
}
