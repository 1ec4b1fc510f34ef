import { readId } from '@my-air/api-client';
import { mentionPattern, mentionSpan, type Mentionable } from '../../mentions.ts';

/** Markdown whose mentions all have the form that we write ourselves. */
export function withOwnMentions(markdown: string): string {
  return markdown.replaceAll(mentionPattern, (_, id: string, name: string) =>
    mentionSpan({ id: readId(id), name }),
  );
}

/** A mention at the very start of markdown; undefined where there is none. */
export function mentionAt(markdown: string): { raw: string; mention: Mentionable } | undefined {
  const [first] = markdown.startsWith('<span') ? markdown.matchAll(mentionPattern) : [];
  if (first?.index !== 0) return undefined;
  return { raw: first[0], mention: { id: readId(first[1]!), name: first[2]! } };
}

/** Markdown, divided into its mentions and the text between them. */
export function splitMentions(markdown: string): (string | Mentionable)[] {
  const parts: (string | Mentionable)[] = [];
  let end = 0;
  for (const { 0: raw, 1: id, 2: name, index } of markdown.matchAll(mentionPattern)) {
    if (index > end) parts.push(markdown.slice(end, index));
    parts.push({ id: readId(id!), name: name! });
    end = index + raw.length;
  }
  if (end < markdown.length) parts.push(markdown.slice(end));
  return parts;
}
