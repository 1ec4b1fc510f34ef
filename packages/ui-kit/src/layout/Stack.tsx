import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { styled } from 'styled-components';

import { space, type Space } from './Space.ts';

/** The alignment of children across the flow. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
/** The distribution of children along the flow. */
export type Justification = 'start' | 'center' | 'end' | 'between';

export interface FlowProps extends ComponentPropsWithRef<'div'> {
  /** The distance between children, in steps of the spacing scale. @default 4 */
  gap?: Space | undefined;
  /** The alignment of children across the flow; without it `stretch` in a Stack and `center` in a Row. */
  align?: Alignment | undefined;
  /** The distribution of children along the flow. @default 'start' */
  justify?: Justification | undefined;
  /** Whether children wrap to the next line when there is no room. @default false */
  wrap?: boolean | undefined;
  /** The element to render. @default 'div' */
  as?: ElementType | undefined;
}

/** A layout of children below each other. */
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
