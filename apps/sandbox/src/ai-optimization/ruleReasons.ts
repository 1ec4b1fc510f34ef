import { readTexts } from '../content/readData.ts';
import type { WireLocale } from '../content/wireLocales.ts';

/** The rules that write suggestions without a model. */
const rules = [
  'capitals',
  'short_title',
  'tags_from_text',
  'thumbnail_words',
  'opening_line',
  'closing_question',
] as const;
export type Rule = (typeof rules)[number];

const reasons = readTexts('ai-optimization/ruleReasons.json', rules);

/** Why rules made a suggestion, in the reader's language; a rule that is not known says nothing. */
export function ruleReasons(used: readonly string[], locale: WireLocale): string {
  return used.flatMap((rule) => (rule in reasons ? [reasons[rule as Rule][locale]] : [])).join(' ');
}
