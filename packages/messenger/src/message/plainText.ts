import { parseHtml } from '@my-air/ui-kit';

import type { Message } from '../contract.ts';
import { withoutMarks } from '../text/withoutMarks.ts';

const texts = new WeakMap<Message, string>();

/** The text of a message in one line, without formatting. */
export function plainText(message: Message): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const html = message.message_html ?? message.messageHtml;
  const text = (html ? textOf(html) : withoutMarks(message.message_markdown ?? ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  texts.set(message, text);
  return text;
}

function textOf(html: string): string {
  // One paragraph without markup needs no parser.
  const plain = /^<p>([^<>&]*)<\/p>$/.exec(html.trim())?.[1];
  if (plain !== undefined) return plain;
  const spaced = html.replaceAll(/<(?:br|\/p|\/li)\b[^>]*>/gi, ' $&');
  return parseHtml(spaced).textContent;
}
