import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { styled } from 'styled-components';

import { space, type Space } from './Space.ts';

/** How children stand across the direction they flow in. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
/** How children share the direction they flow in. */
export type Justification = 'start' | 'center' | 'end' | 'between';

export interface FlowProps extends ComponentPropsWithRef<'div'> {
  /** The distance between children. @default 4 */
  gap?: Space | undefined;
  /** How children stand across the flow. */
  align?: Alignment | undefined;
  /** How children share the flow. @default 'start' */
  justify?: Justification | undefined;
  /** Whether children go on to the next line when there is no room. @default false */
  wrap?: boolean | undefined;
  /** The element to draw. @default 'div' */
  as?: ElementType | undefined;
}

/** Children below each other. */
export function Stack({ gap = 4, align = 'stretch', justify = 'start', wrap, style, ...rest }: FlowProps) {
  return <Column {...rest} style={{ ...flow(gap, align, justify, wrap), ...style }} />;
}

/** The layout of a flex container, as an inline style. */
export function flow(gap: Space, align: Alignment, justify: Justification, wrap = false): CSSProperties {
  return {
    gap: space(gap),
    alignItems: edges[align] ?? align,
    justifyContent: edges[justify] ?? justify,
    ...(wrap && { flexWrap: 'wrap' }),
  };
}

const edges: Partial<Record<string, string>> = {
  start: 'flex-start',
  end: 'flex-end',
  between: 'space-between',
};

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
