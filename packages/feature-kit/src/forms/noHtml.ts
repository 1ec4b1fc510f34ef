import * as v from 'valibot';

import { ruleMessage } from './ruleMessage.ts';

type Text = string | null | undefined;
type TextOrTexts = Text | readonly Text[];

/**
 * Refuses text that looks like markup. An empty value passes; of a list only the first element is checked.
 */
export function noHtml<Input extends TextOrTexts>() {
  return v.check<Input, string>((value) => !looksLikeMarkup(firstOf(value)), ruleMessage('no_html'));
}

/** The same, except for the spans of a mention. */
export function noHtmlWithMentions<Input extends TextOrTexts>() {
  return v.check<Input, string>(
    (value) => !looksLikeMarkup(withoutMentions(firstOf(value))),
    ruleMessage('no_html_with_mentions'),
  );
}

function firstOf(value: TextOrTexts): string {
  const first = isList(value) ? value[0] : value;
  return first ?? '';
}

function isList(value: TextOrTexts): value is readonly Text[] {
  return Array.isArray(value);
}

/**
 * A tag, a comment or a declaration that somewhere also ends. Found without backtracking: pasted texts are
 * long.
 */
function looksLikeMarkup(text: string): boolean {
  const start = text.search(/<(?:\/?[a-z]|!|\?)/i);
  return start !== -1 && text.includes('>', start);
}

function withoutMentions(text: string): string {
  return text.replace(/<span\b([^<>]*)>[^<>]*<\/span>/gi, (span, attributes: string) =>
    /\sdata-(?:type|id|label)\s*=/i.test(attributes) ? '' : span,
  );
}
