import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

import { checkTone, type Tone } from '../feedback/checkTone.ts';

/** A step of the type scale, in pixels. */
export type TextSize = 12 | 14 | 16 | 20 | 24 | 32 | 44;
/** The meaning of a text's colour. */
export type TextTone = Tone | 'muted';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The meaning of the colour, which must never be its only sign. @default 'neutral' */
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
export function Text({ tone = 'neutral', size, weight, isNumeric, style, ...rest }: TextProps) {
  checkTone('Text', tone, tones);
  const rootStyle = {
    ...(size && { fontSize: `var(--font-size-${size})` }),
    ...(weight && { fontWeight: weights[weight] }),
    // Figures of one width look torn apart when they are large.
    ...(isNumeric && size && size >= 24 && { letterSpacing: 'var(--font-tracking-figures)' }),
    ...style,
  };
  return <Paragraph {...rest} data-tone={tone} data-numeric={isNumeric || undefined} style={rootStyle} />;
}

const tones: readonly TextTone[] = ['neutral', 'muted', 'accent', 'info', 'positive', 'warning', 'critical'];

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
  &[data-tone='info'] {
    color: var(--color-info-text);
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
