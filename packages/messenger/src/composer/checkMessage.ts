import { max, noHtmlWithMentions } from '@my-air/feature-api/form';
import * as v from 'valibot';

import { textRules } from '../contract.ts';

const schema = v.pipe(v.string(), max(textRules.message), noHtmlWithMentions());

/** The rule that a message to send breaks; undefined for a valid one. */
export function checkMessage(markdown: string): string | undefined {
  const result = v.safeParse(schema, markdown);
  return result.success ? undefined : result.issues[0].message;
}
