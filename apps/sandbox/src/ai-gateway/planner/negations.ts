import { detectLanguage } from './languageOf.ts';
import { plain, type Lexicon } from './Lexicon.ts';

/** A question split into the part that is wanted and the things that are not. */
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
  "(?:is|are)(?:n['’]?t| not)(?= \\p{L}+(?:$|[,.;!?]))",
  'refuse to',
  '(?:minus|skip|leave out|no need (?:for|of))',
  'not (?:a|an|with|by|through|via|about)(?=\\s)',
  'без',
  'крім',
  'окрім',
  'замість',
  'кроме',
  '(?:помимо|поза|мимо)',
  'вместо',
  'не (?:хочу|потріб\\p{L}*|треба|нужн\\p{L}*|надо|цікав\\p{L}*|интересу\\p{L}*)',
  'sin',
  'excepto',
  'salvo',
  'nada de',
  'menos (?:el|la|los|las)',
  'en (?:vez|lugar) de',
  'que no sean?',
  'no (?:quiero|necesito|me interesa\\p{L}*)',
  'sem',
  'exceto',
  '(?:em vez|ao invés) de',
  'nada de',
  '(?:menos|tirando|fora) (?:os?|as?)',
  'que não sej(?:a|am)',
  'não (?:quero|preciso(?: de)?|me interessa\\p{L}*)',
];
/**
 * "…, not shorts": a bare "not" after a pause rules out a thing. With a verb it says what the user cannot do,
 * which is a wish: verbs are known by their endings, pronouns by being listed.
 */
const afterPause = [
  String.raw`(?:,|(?<!\p{L})(?:but|and|just))\s+not(?!\s+(?:sure|getting|growing|working|making|seeing|knowing|having|being|going|earning|able|enough|much|many|even|yet|\p{L}+ed)(?!\p{L}))(?=\s)`,
  String.raw`(?:,|(?<!\p{L})(?:але|но|а|та|і|и))\s+не(?!\s+\p{L}*(?:ю|жу|чу|є|ет|ит|ть|ти|ся|сь|ли|ло|ла|в)(?!\p{L}))(?=\s)`,
  String.raw`(?:,|(?<!\p{L})(?:pero|y))\s+no(?!\s+(?:me|te|se|lo|la|le|nos|sé|hay|\p{L}+o)(?!\p{L}))(?=\s)`,
  String.raw`(?:,|(?<!\p{L})(?:mas|e))\s+não(?!\s+(?:me|te|se|o|a|lhe|sei|tem|dá|\p{L}+o)(?!\p{L}))(?=\s)`,
];
/** English only: in Spanish "no" begins what the user cannot do, and that is a wish. */
const englishNo = 'no(?!\\s+(?:one|idea|ideas|time|views|money|longer|matter|clue|way|luck))';
const after = String.raw`(?<thing>\p{L}+)(?:\s+(?:мені|нам|мне|нам|\p{L}+ти|\p{L}+ть))?\s+не\s+(?:нужн|потріб|надо|треба|цікав|интерес|пропон|предлаг|хоч)\p{L}*`;
const patternOf = (negators: readonly string[]) =>
  new RegExp(
    String.raw`(?:(?<!\p{L})(?:${negators.join('|')})(?!\p{L})|${afterPause.join('|')})\s*(?<thing>[^,.;:!?–—]{2,60}?)${end}`,
    'giu',
  );
const negatedBefore = patternOf(before);
const negatedInEnglish = patternOf([...before, englishNo]);
const negatedAfter = new RegExp(String.raw`(?<!\p{L})${after}`, 'giu');
/** The separators of things that are ruled out together. */
const alternatives = /\s(?:or|nor|and|o|u|ni|y|або|чи|й|і|та|ні|или|и|ни|ou|nem|e)\s/iu;

/** From this score on, what is ruled out names a service: "without asking" names none. */
const named = 0.5;
/** A clause that says "not", or that something is there already. */
const denial =
  /(?<!\p{L})(?:not|no|never|\p{L}+n['’]t|dont|doesnt|isnt|arent|wont|already|fine|done|myself|сам[аі]?|mism[oa]|mesm[oa]|не|ні|ни|вже|уже|нема\p{L}*|нет|ya|tampoco|nada|nunca|não|nem|já)(?!\p{L})/iu;
/** A clause that says what the user cannot do or does not have, which is a wish. */
const complaint =
  /(?<!\p{L})(?:can['’]?t|cannot|doesn['’]?t|didn['’]?t|(?:don['’]?t|do not) (?:have|know|get|work|see|grow)|not (?:sure|\p{L}+ing|enough|able)|no (?:time|idea|ideas|views|money|one|clue)|nobody|не (?:можу|могу|може\p{L}*|вмі\p{L}*|уме\p{L}*|зна\p{L}*|виход\p{L}*|получа\p{L}*|раст\p{L}*|рост\p{L}*|встига\p{L}*|успева\p{L}*|працю\p{L}*|работа\p{L}*|маю|дивл\p{L}*|смотр\p{L}*)|нема\p{L}*|нет|ніхто|никто|no (?:puedo|sé|tengo|me|crec\p{L}*|funcion\p{L}*|hay|lleg\p{L}*|gano|entiend\p{L}*)|nadie|não (?:consigo|sei|tenho|cresc\p{L}*|funcion\p{L}*|tem|ganho|entend\p{L}*|dá|sai)|ninguém)(?!\p{L})/iu;
/** The separators between what is wanted and what is not. */
const clauseEnds = /[,.;:!?–—]|(?<!\p{L})(?:but|though|pero|aunque|але|проте|но|однако|mas|porém)(?!\p{L})/iu;

/** Takes out of a question what is not wanted. A negation without a service stays, as "without asking". */
export function splitNegations(question: string, lexicon: Lexicon): Negated {
  const unwanted: string[] = [];
  const take = (whole: string, thing: string) => {
    if ((lexicon.candidatesFor(thing)[0]?.score ?? 0) < named) return whole;
    unwanted.push(...thing.split(alternatives));
    return ' ';
  };
  const wanted = question
    .replaceAll(negatedAfter, (whole, thing: string) => take(whole, thing))
    .replaceAll(
      detectLanguage(question) === 'en' ? negatedInEnglish : negatedBefore,
      (whole, thing: string) => take(whole, thing),
    );
  const clauses = wanted.split(clauseEnds);
  const isLeftOut = (clause: string) => {
    if (!denial.test(clause) || complaint.test(clause)) return false;
    const [thing] = lexicon.candidatesFor(clause);
    const others = clauses.filter((other) => other !== clause && !denial.test(other)).join(', ');
    const [wish] = lexicon.candidatesFor(others);
    return thing !== undefined && wish !== undefined && thing.score >= plain && wish.slug !== thing.slug;
  };
  const leftOut = clauses.filter(isLeftOut);
  return {
    wanted: leftOut.length === 0 ? wanted : clauses.filter((clause) => !leftOut.includes(clause)).join(', '),
    unwanted: [...unwanted, ...leftOut],
  };
}
