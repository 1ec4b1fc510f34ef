import { foldText } from '@my-air/i18n';

import type { Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { plainText } from '../message/plainText.ts';

const texts = new WeakMap<Message, string>();

/** The messages that contain every typed word, the newest first; names of their files count too. */
export function findInMessages(messages: readonly Message[], typed: string): readonly number[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return messages
    .filter((message) => {
      if (message.deleted_at || messageKind(message) === 'hidden') return false;
      const text = searchedText(message);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id)
    .toReversed();
}

/** Cached for each message: a search goes through all of them with every page. */
function searchedText(message: Message): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const names = (message.attachments ?? []).map(({ name }) => name);
  const text = foldText([plainText(message), ...names].join(' '));
  texts.set(message, text);
  return text;
}
