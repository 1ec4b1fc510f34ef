import type { Channel } from '@my-air/api-client/contract';

/** Every issue once: its description, or `other` where none was sent, since the server's own words are for programs. */
export function issueTexts(
  { issues, issue_descriptions }: Pick<Channel, 'issues' | 'issue_descriptions'>,
  other: string,
): readonly string[] {
  const descriptions = issue_descriptions ?? [];
  const described = (issues ?? []).map((_, index) => descriptions[index] || other);
  const texts = [...described, ...descriptions.slice(described.length)];
  return [...new Set(texts.filter((text) => text.trim() !== ''))];
}
