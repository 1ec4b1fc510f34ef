import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

/** A step of the type scale, in pixels. */
export type TextSize = 12 | 14 | 16 | 20 | 24 | 32 | 44;
/** What a text's colour says. */
export type TextTone = 'normal' | 'muted' | 'accent' | 'positive' | 'warning' | 'critical';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** What its colour says; never the only thing that says it. @default 'normal' */
  tone?: TextTone | undefined;
  /** Its size in pixels; without one it has the size of running text. */
  size?: TextSize | undefined;
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Whether its figures all have the same width. @default false */
  isNumeric?: boolean | undefined;
  /** The element to draw. @default 'p' */
  as?: ElementType | undefined;
}

/** A paragraph, or any other text. */
export function Text({ tone = 'normal', size, weight, isNumeric, style, ...rest }: TextProps) {
  const look = {
    ...(size && { fontSize: `var(--font-size-${size})` }),
    ...(weight && { fontWeight: weights[weight] }),
    // Figures of one width look torn apart when they are large.
    ...(isNumeric && size && size >= 24 && { letterSpacing: 'var(--font-tracking-figures)' }),
    ...style,
  };
  return <Paragraph {...rest} data-tone={tone} data-numeric={isNumeric || undefined} style={look} />;
}

const weights = { regular: 400, medium: 500, bold: 650 };

const Paragraph = styled.p`
  margin: 0;
  overflow-wrap: anywhere;

  &[data-tone='muted'] {
    color: var(--color-muted);
  }
  &[data-tone='accent'] {
    color: var(--color-accent-text);
  }
  &[data-tone='positive'] {
    color: var(--color-positive-text);
  }
  &[data-tone='warning'] {
    color: var(--color-warning-text);
  }
  &[data-tone='critical'] {
    color: var(--color-critical-text);
  }
  &[data-numeric] {
    font-family: var(--font-numeric);
    font-variant-numeric: tabular-nums;
  }
`;
