import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import type { TextSize } from './Text.tsx';

/** The rank of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The rank of the heading in the outline of the screen. */
  level: HeadingLevel;
  /** The text size in pixels; without it the rank decides. */
  size?: TextSize | undefined;
}

/** A heading; its rank and its size are independent. */
export function Heading({ level, size, style, ...rest }: HeadingProps) {
  const fontSize = `var(--font-size-${size ?? sizes[level]})`;
  return <Title {...rest} as={`h${level}`} style={{ fontSize, ...style }} />;
}

const sizes: Record<HeadingLevel, TextSize> = { 1: 32, 2: 20, 3: 16, 4: 16, 5: 14, 6: 14 };

const Title = styled.h2`
  margin: 0;
  font-weight: var(--font-weight-heading);
  line-height: 1.25;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: anywhere;

  /* It takes the focus after a navigation, and is no control. */
  &[tabindex='-1']:focus-visible {
    outline: none;
  }
`;
