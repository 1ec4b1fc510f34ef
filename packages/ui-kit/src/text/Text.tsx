import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

/** A step of the type scale, in pixels. */
export type TextSize = 12 | 14 | 16 | 20 | 24 | 32 | 44;
/** The meaning of a text's colour. */
export type TextTone = 'normal' | 'muted' | 'accent' | 'positive' | 'warning' | 'critical';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The meaning of the colour, which must never be its only sign. @default 'normal' */
  tone?: TextTone | undefined;
  /** The text size in pixels; without it the size of running text. */
  size?: TextSize | undefined;
  /** The weight of the type. @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Whether all figures have the same width. @default false */
  isNumeric?: boolean | undefined;
  /** The element to render. @default 'p' */
  as?: ElementType | undefined;
}

/** A paragraph, or any other text. */
export function Text({ tone = 'normal', size, weight, isNumeric, style, ...rest }: TextProps) {
  const rootStyle = {
    ...(size && { fontSize: `var(--font-size-${size})` }),
    ...(weight && { fontWeight: weights[weight] }),
    // Figures of one width look torn apart when they are large.
    ...(isNumeric && size && size >= 24 && { letterSpacing: 'var(--font-tracking-figures)' }),
    ...style,
  };
  return <Paragraph {...rest} data-tone={tone} data-numeric={isNumeric || undefined} style={rootStyle} />;
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
