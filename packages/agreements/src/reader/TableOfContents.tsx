import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

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
            <Button
              size="s"
              variant="quiet"
              style={{ justifyContent: 'start', textAlign: 'start' }}
              onClick={() => go(element)}
            >
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

/** One heading of the documents in the reader. */
interface OutlineEntry {
  element: HTMLElement;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** The headings inside an element, in their order; empty ones are left out. */
function documentOutline(root: HTMLElement): readonly OutlineEntry[] {
  return [...root.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6')].flatMap((element) => {
    const text = element.textContent.trim();
    return text === '' ? [] : [{ element, text, level: Number(element.tagName.slice(1)) }];
  });
}

/** Reads something from an element each time its content changes: the text comes later than the element. */
function useDrawn<Value>(
  element: HTMLElement | null,
  read: (element: HTMLElement) => Value,
): Value | undefined {
  const [value, setValue] = useState<Value>();

  useEffect(() => {
    if (!element) return undefined;
    const update = () => setValue(read(element));
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [element, read]);
  return value;
}
