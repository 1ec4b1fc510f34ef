import { readId } from '@my-air/api-client';
import type { ChatParticipant } from '../contract.ts';

/** Somebody who can be named in a message. */
export interface Mentionable {
  id: number;
  name: string;
}

/** A mention in markdown: its id, and the name as it was written. */
export const mentionPattern =
  /<span(?=[^<>]*\sdata-type="mention")(?=[^<>]*\sdata-id="([\w-]+)")(?=[^<>]*\sdata-label="([^"<>]*)")[^<>]*>[^<>]*<\/span>/g;

/** Those whom the person may name: everybody else in the chat. */
export function mentionables(participants: readonly ChatParticipant[] | null | undefined): Mentionable[] {
  // What a mention's label cannot hold is left out of the name from the start, so that what is typed stays as it is.
  return (participants ?? []).flatMap(({ id, name, me }) =>
    name && !me ? [{ id, name: name.replaceAll(/["<>]/g, '') }] : [],
  );
}

/** Text as it is typed, with `@Name`, from markdown as it is sent. */
export function toTyped(markdown: string): string {
  return markdown.replaceAll(mentionPattern, (_, __, label: string) => `@${label}`);
}

/** Who is named in markdown as it is sent. */
export function mentionedIn(markdown: string): Mentionable[] {
  return [...markdown.matchAll(mentionPattern)].map(([, id, name]) => ({ id: readId(id!), name: name! }));
}

/** Markdown as it is sent, from text as it is typed: each `@Name` of somebody known becomes a mention. */
export function toMarkdown(typed: string, people: readonly Mentionable[]): string {
  if (!typed.includes('@')) return typed;
  // The longest first: Ann must not be found in Anna.
  const byLength = [...people].sort((one, other) => other.name.length - one.name.length);
  let markdown = '';
  let rest = typed;
  while (rest !== '') {
    const at = rest.indexOf('@');
    if (at === -1) break;
    const begins = at === 0 ? markdown.at(-1) : rest[at - 1];
    const after = rest.slice(at + 1);
    const found = isWordPart(begins) ? undefined : byLength.find(({ name }) => names(after, name));
    markdown += rest.slice(0, at) + (found ? mentionSpan(found) : '@');
    rest = found ? after.slice(found.name.length) : after;
  }
  return markdown + rest;
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

/** What is being typed after an @ in front of the caret, and the position of the @; undefined when none is. */
export function typedMention(text: string, caret: number): { start: number; query: string } | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start === -1 || isWordPart(before[start - 1])) return undefined;
  const query = before.slice(start + 1);
  return query.length <= 30 && !/[\n@]/.test(query) ? { start, query } : undefined;
}

/** Those whose name has a word that begins as was typed. */
export function findPeople(people: readonly Mentionable[], query: string): readonly Mentionable[] {
  const text = query.toLocaleLowerCase();
  return people.filter(({ name }) => {
    const lower = name.toLocaleLowerCase();
    return lower.startsWith(text) || lower.split(/\s+/).some((word) => word.startsWith(text));
  });
}
