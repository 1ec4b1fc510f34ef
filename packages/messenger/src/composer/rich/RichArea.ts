import { media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** The container of the rich field, with text formatted as in messages. */
export const RichArea = styled.div`
  position: relative;
  min-width: 0;

  > .ProseMirror {
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    min-height: var(--size-control-m);
    max-height: min(40dvh, 16rem);
    margin: 0;
    padding: 0.625rem 0.75rem;
    overflow-y: auto;
    color: var(--color-text);
    font: inherit;
    font-size: var(--font-size-14);
    line-height: var(--font-leading-control);
    background: none;
    border: 0;
    outline: none;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;

    ${media.down('sm')} {
      max-height: 30dvh;
      font-size: var(--font-size-16);
    }
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
    -webkit-user-modify: read-write;
  }
  &[data-placeholder]:has(> .ProseMirror > p:only-child > br:only-child)::before {
    position: absolute;
    inset: 0;
    padding: 0.625rem 0.75rem;
    overflow: hidden;
    color: var(--color-muted);
    font-size: var(--font-size-14);
    line-height: var(--font-leading-control);
    text-overflow: ellipsis;
    white-space: nowrap;
    content: attr(data-placeholder);
    pointer-events: none;

    ${media.down('sm')} {
      font-size: var(--font-size-16);
    }
  }
  p,
  pre {
    margin: 0;
    text-align: start;
    /* Each line has the direction of its own first letter, as with dir=auto. */
    unicode-bidi: plaintext;
  }
  ul,
  ol {
    margin: 0;
    padding-inline-start: 1.5rem;
  }
  blockquote {
    margin: 0;
    padding-inline-start: var(--space-3);
    color: var(--color-muted);
    border-inline-start: 3px solid var(--color-line-strong);
  }
  code {
    padding: 0.0625rem 0.25rem;
    font-size: 0.925em;
    font-family: var(--font-mono);
    background: var(--color-raised);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-chip);
  }
  pre {
    padding: var(--space-2) var(--space-3);
    white-space: pre-wrap;
    background: var(--color-raised);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
  }
  pre code {
    padding: 0;
    background: none;
    border: 0;
  }
  a {
    color: var(--color-accent-text);
    text-underline-offset: 0.2em;
  }
  [data-type='mention'] {
    padding: 0.0625rem 0.25rem;
    color: var(--color-accent-text);
    font-weight: var(--font-weight-strong);
    background: var(--color-accent-soft);
    border-radius: var(--radius-chip);
  }
  @media (forced-colors: active) {
    [data-type='mention'] {
      border: 1px solid LinkText;
    }
  }
`;
