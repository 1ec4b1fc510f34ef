import { Trans } from '@lingui/react/macro';
import { isPlainClick, Text, TextLink } from '@my-air/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import type { ArticleHeading } from './decorate.ts';

export interface TableOfContentsProps {
  /** The headings in the order of the text. */
  headings: readonly ArticleHeading[];
  /** The anchor of the section in sight. */
  active: string | undefined;
}

/** The sections of an article, and the one in sight. */
export function TableOfContents({ headings, active }: TableOfContentsProps) {
  const titleId = useId();
  const navigate = useNavigate();

  /** Scrolls to a section without adding a step to the history. */
  function scrollToSection(event: MouseEvent, id: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate({ to: '.', hash: id, replace: true, resetScroll: false, search: true });
  }

  return (
    <nav aria-labelledby={titleId}>
      <Text id={titleId} size={12} weight="bold" tone="muted">
        <Trans>In this article</Trans>
      </Text>
      <List>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <Section
              isQuiet
              aria-current={id === active ? 'location' : undefined}
              href={`#${id}`}
              onClick={(event) => scrollToSection(event, id)}
            >
              {text}
            </Section>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;
  border-inline-start: 1px solid var(--color-line);

  > [data-level='3'] > a {
    padding-inline-start: var(--space-8);
  }
`;

const Section = styled(TextLink)`
  display: block;
  margin-inline-start: -1px;
  padding: var(--space-2) var(--space-4);
  color: var(--color-muted);
  font-size: var(--font-size-14);
  border-inline-start: 2px solid transparent;

  &:hover {
    color: var(--color-text);
  }
  &[aria-current] {
    color: var(--color-text);
    font-weight: 600;
    border-color: var(--color-accent);
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;
