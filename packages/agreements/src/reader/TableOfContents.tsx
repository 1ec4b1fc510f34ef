import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { documentOutline } from './documentOutline.ts';
import { useDrawn } from './useDrawn.ts';

export interface TableOfContentsProps {
  /** The element that holds the documents; null until it is drawn. */
  documents: HTMLElement | null;
}

/** The headings of the documents; each leads to its place and takes the focus there. Nothing for a short text. */
export function TableOfContents({ documents }: TableOfContentsProps) {
  const { t } = useLingui();
  const outline = useDrawn(documents, documentOutline) ?? [];
  if (outline.length < 2) return null;
  const top = Math.min(...outline.map(({ level }) => level));

  function go(element: HTMLElement) {
    element.tabIndex = -1;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }

  return (
    <Contents aria-label={t`Table of contents`}>
      <Text size={14} weight="medium">
        <Trans>Contents</Trans>
      </Text>
      <ol>
        {outline.map(({ element, text, level }, index) => (
          <li key={`${index} ${text}`} data-nested={level > top || undefined}>
            <Button size="s" variant="quiet" onClick={() => go(element)}>
              {text}
            </Button>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

const Contents = styled.nav`
  ol {
    margin: var(--space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  li[data-nested] {
    padding-inline-start: var(--space-3);
  }
`;
