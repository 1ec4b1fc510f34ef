import { atomStore, keptAtom, type KeyOwner } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { Message } from '../contract.ts';
import { isSameText, normalizeText } from '../text/normalizeText.ts';

/** The most saved texts of a user; the oldest one makes way for another. */
const mostSaved = 30;
/** The most sent texts that are offered beside the saved ones. */
const mostRecent = 5;

/** The texts that a user has saved on this device to send them again, in markdown, the latest first. */
export const snippetsAtom = keptAtom('messenger.snippets', v.array(v.string()), [], {
  per: 'user',
  survivesSignOut: true,
});

/** Saves a text for a user. Returns whether it outlives the page. */
export function saveSnippet(owner: KeyOwner, markdown: string): boolean {
  const text = normalizeText(markdown).trim();
  return atomStore.set(snippetsAtom(owner), (saved) => [text, ...without(saved, text)].slice(0, mostSaved));
}

/** Removes a saved text of a user. */
export function removeSnippet(owner: KeyOwner, text: string): void {
  atomStore.set(snippetsAtom(owner), (saved) => without(saved, text));
}

const without = (saved: readonly string[], text: string) => saved.filter((one) => !isSameText(one, text));

/** The texts that the user sent last in a chat, the latest first, each once. */
export function recentTexts(messages: readonly Message[]): readonly string[] {
  const texts = messages
    .filter(({ user, deleted_at }) => user?.me && !deleted_at)
    .map(({ message_markdown }) => normalizeText(message_markdown ?? ''))
    .filter((text) => text.trim() !== '');
  return texts
    .toReversed()
    .filter((text, place, all) => all.findIndex((one) => isSameText(one, text)) === place)
    .slice(0, mostRecent);
}
