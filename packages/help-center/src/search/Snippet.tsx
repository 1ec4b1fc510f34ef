import { styled } from 'styled-components';
import { Text } from '@my-air/ui-kit';

import { highlight } from './highlight.ts';

export interface SnippetProps {
  /** A quotation from the server, with `<mark>` around the matching words. */
  snippet: string;
}

/** The text of an article that matches a search. */
export function Snippet({ snippet }: SnippetProps) {
  return (
    <Text as="span" tone="muted" size={14}>
      {highlight(snippet).map(({ text, isFound }, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the pieces have no names, and never move
        isFound ? <Found key={index}>{text}</Found> : text,
      )}
    </Text>
  );
}

const Found = styled((props: { children: string }) => <mark {...props} />)`
  padding-inline: 0.1em;
  color: inherit;
  font-weight: 600;
  background: var(--color-accent-soft);
  border-radius: 0.2em;
`;
