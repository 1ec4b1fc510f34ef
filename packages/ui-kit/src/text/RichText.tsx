import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** HTML from a server or from people: what may not be there is taken out. */
  html: string;
}

/** Formatted text from elsewhere; the sanitizer is loaded with the first of them. */
export function RichText({ html, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void import('./sanitizeHtml.ts').then(({ sanitizeHtml }) => {
      if (!isCurrent || !place.current) return;
      place.current.replaceChildren(sanitizeHtml(html));
      setIsReady(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return <Prose dir="auto" {...rest} ref={place} aria-busy={!isReady || undefined} />;
}

const Prose = styled.div`
  max-width: 68ch;
  overflow-wrap: anywhere;

  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
  a {
    color: var(--color-accent-text);
    text-underline-offset: 0.2em;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-control);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--space-4);
    color: var(--color-muted);
    border-inline-start: 3px solid var(--color-line-strong);
  }
  pre {
    padding: var(--space-3);
    overflow-x: auto;
    background: var(--color-sunken);
    border-radius: var(--radius-control);
  }
  code {
    font-size: 0.925em;
    font-family: var(--font-mono);
  }
  [data-type='mention'] {
    padding: 0.1em 0.3em;
    color: var(--color-accent-text);
    font-weight: 600;
    background: var(--color-accent-soft);
    border-radius: var(--radius-chip);
  }
`;
