import { readId } from '@my-air/api-client';
import { foldText } from '@my-air/i18n';

import type { ChatParticipant } from '../contract.ts';

/** A participant who can be mentioned in a message. */
export interface Mentionable {
  id: number;
  name: string;
}

/** A mention in markdown: its id, and the name as it was written. An escaped one is text. */
const mentionPattern =
  /(?<!(?<!\\)(?:\\\\)*\\)<span(?=[^<>]*\sdata-type="mention")(?=[^<>]*\sdata-id="([\w-]+)")(?=[^<>]*\sdata-label="([^"<>]*)")[^<>]*>[^<>]*<\/span>/g;

/** The participants that the user can mention: all others in the chat. */
export function mentionables(participants: readonly ChatParticipant[] | null | undefined): Mentionable[] {
  // Characters that a mention's label cannot hold are left out of the name, so that the typed text does not
  // change.
  return (participants ?? []).flatMap(({ id, name, me }) =>
    name && !me ? [{ id, name: name.replaceAll(/["<>]/g, '') }] : [],
  );
}

/** Text as it is typed, with `@Name`, from markdown as it is sent. */
export function toTyped(markdown: string): string {
  return markdown.replaceAll(mentionPattern, (_, __, label: string) => `@${label}`);
}

/** The participants mentioned in markdown as it is sent. */
export function mentionedIn(markdown: string): Mentionable[] {
  return [...markdown.matchAll(mentionPattern)].map(([, id, name]) => ({ id: readId(id!), name: name! }));
}

/** Typed text, divided into the participants who are named after an @ and the text between them. */
export function splitMentions(typed: string, people: readonly Mentionable[]): (string | Mentionable)[] {
  // The longest first: Ann must not be found in Anna.
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: (string | Mentionable)[] = [];
  let end = 0;
  for (const { index } of typed.matchAll(/@/g)) {
    const after = typed.slice(index + 1);
    const isBegin = index >= end && !isWordPart(typed[index - 1]);
    const found = isBegin ? byLength.find(({ name }) => names(after, name)) : undefined;
    if (!found) continue;
    parts.push(typed.slice(end, index), found);
    end = index + 1 + found.name.length;
  }
  return [...parts, typed.slice(end)];
}

/** The exact form of a mention on the wire. */
export function mentionSpan({ id, name }: Mentionable): string {
  return `<span data-type="mention" data-id="${id}" data-label="${name}">@${name}</span>`;
}

function names(text: string, name: string) {
  return text.startsWith(name) && !isWordPart(text[name.length]);
}

function isWordPart(character: string | undefined) {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}

/** The text typed after an @ before the caret, and the position of the @; undefined outside a mention. */
export function typedMention(text: string, caret: number): { start: number; query: string } | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start === -1 || isWordPart(before[start - 1])) return undefined;
  const query = before.slice(start + 1);
  return query.length <= 30 && !/[\n@]/.test(query) ? { start, query } : undefined;
}

/** The participants with a name of which a word begins with the typed text. */
export function findPeople(people: readonly Mentionable[], query: string): readonly Mentionable[] {
  const text = foldText(query);
  return people.filter(({ name }) => {
    const lower = foldText(name);
    return lower.startsWith(text) || lower.split(/\s+/).some((word) => word.startsWith(text));
  });
}
