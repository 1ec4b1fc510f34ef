import { detectLanguage } from './languageOf.ts';
import type { Lexicon } from './Lexicon.ts';

/** A question without what the person does not want, and that. */
export interface Negated {
  readonly wanted: string;
  readonly unwanted: readonly string[];
}

const end = String.raw`(?=[,.;:!?–—]|\s+(?:but|only|just|please|instead|pero|sino|solo|sólo|por favor|mas|apenas|só|але|лише|тільки|будь|но|только|пожалуйста)(?!\p{L})|$)`;
const before = [
  'without',
  'except(?: for)?',
  'anything but',
  '(?:instead|outside) of',
  '(?:rather|other) than',
  'apart from',
  `(?:don['’]?t|do not|not) (?:want|need|like|care for)`,
  'not interested in',
  'not (?:a|an|with|by|through|via|about)(?=\\s)',
  'без',
  'крім',
  'окрім',
  'замість',
  'кроме',
  'вместо',
  'не (?:хочу|потріб\\p{L}*|треба|нужн\\p{L}*|надо|цікав\\p{L}*|интересу\\p{L}*)',
  'sin',
  'excepto',
  'salvo',
  'nada de',
  'en (?:vez|lugar) de',
  'que no sean?',
  'no (?:quiero|necesito|me interesa\\p{L}*)',
  'sem',
  'exceto',
  '(?:em vez|ao invés) de',
  'que não sej(?:a|am)',
  'não (?:quero|preciso(?: de)?|me interessa\\p{L}*)',
];
/**
 * "…, not shorts": what a bare "not" after a pause rules out is a thing. A verb tells what somebody cannot do, which is
 * a wish: verbs are known by their endings, pronouns by being listed.
 */
const afterPause = [
  String.raw`(?:,|(?<!\p{L})(?:but|and|just))\s+not(?!\s+(?:sure|getting|growing|working|making|seeing|knowing|having|being|going|earning|able|enough|much|many|even|yet|\p{L}+ed)(?!\p{L}))(?=\s)`,
  String.raw`(?:,|(?<!\p{L})(?:але|но|а|та|і|и))\s+не(?!\s+\p{L}*(?:ю|жу|чу|є|ет|ит|ть|ти|ся|сь|ли|ло|ла|в)(?!\p{L}))(?=\s)`,
  String.raw`(?:,|(?<!\p{L})(?:pero|y))\s+no(?!\s+(?:me|te|se|lo|la|le|nos|sé|hay|\p{L}+o)(?!\p{L}))(?=\s)`,
  String.raw`(?:,|(?<!\p{L})(?:mas|e))\s+não(?!\s+(?:me|te|se|o|a|lhe|sei|tem|dá|\p{L}+o)(?!\p{L}))(?=\s)`,
];
/** In Spanish "no" begins what somebody cannot do, and that is a wish. */
const englishNo = 'no(?!\\s+(?:one|idea|ideas|time|views|money|longer|matter|clue|way|luck))';
const after = String.raw`(?<thing>\p{L}+)\s+не\s+(?:нужн|потріб|надо|треба)\p{L}*`;
const patternOf = (negators: readonly string[]) =>
  new RegExp(
    String.raw`(?:(?<!\p{L})(?:${negators.join('|')})(?!\p{L})|${afterPause.join('|')})\s*(?<thing>[^,.;:!?–—]{2,60}?)${end}`,
    'giu',
  );
const negatedBefore = patternOf(before);
const negatedInEnglish = patternOf([...before, englishNo]);
const negatedAfter = new RegExp(String.raw`(?<!\p{L})${after}`, 'giu');
/** What separates things that are ruled out together. */
const alternatives = /\s(?:or|nor|and|o|u|ni|y|або|чи|й|і|та|ні|или|и|ни|ou|nem|e)\s/iu;

/** Takes out of a question what is not wanted. What names no service stays: "without asking" is no wish. */
export function splitNegations(question: string, lexicon: Lexicon): Negated {
  const unwanted: string[] = [];
  const take = (whole: string, thing: string) => {
    if (lexicon.candidatesFor(thing).length === 0) return whole;
    unwanted.push(...thing.split(alternatives));
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
