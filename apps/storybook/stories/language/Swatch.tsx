import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SwatchProps {
  /** The CSS colour that is shown. */
  color: string;
  /** The colour of the text on it. */
  ink?: string | undefined;
  /** The colour of a shape on it; without it there is no shape. */
  mark?: string | undefined;
  /** Whether the swatch is a bar instead of a square. @default false */
  isWide?: boolean | undefined;
  /** The text on the colour; without it only the colour is shown. */
  children?: ReactNode;
}

/** A sample of a colour, with text on it if there is any. */
export function Swatch({ color, ink, mark, isWide, children }: SwatchProps) {
  const hasWords = children !== undefined;
  return (
    <Patch
      data-shape={hasWords ? 'words' : isWide ? 'bar' : 'chip'}
      style={{ background: color, ...(ink && { color: ink }) }}
    >
      {mark !== undefined && <Mark style={{ background: mark }} />}
      {children}
    </Patch>
  );
}

const Patch = styled.span`
  display: flex;
  flex-shrink: 0;
  gap: var(--space-2);
  align-items: center;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-chip);

  &[data-shape='chip'] {
    width: 2.25rem;
    height: 2.25rem;
  }
  &[data-shape='bar'] {
    flex-shrink: 1;
    width: 9rem;
    max-width: 100%;
    height: 1.25rem;
  }
  &[data-shape='words'] {
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-3);
    font-size: var(--font-size-12);
  }
`;

const Mark = styled.span`
  flex-shrink: 0;
  width: 1rem;
  height: 1rem;
  border-radius: 50%;
`;
