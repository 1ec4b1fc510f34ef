import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

import { space, type Space } from './Space.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The smallest width of a column, as a CSS length. @default '16rem' */
  min?: string | undefined;
  /** The distance between cells, in steps of the spacing scale. @default 4 */
  gap?: Space | undefined;
  /** The element to render. @default 'div' */
  as?: ElementType | undefined;
}

/** A grid of as many equal columns as fit. */
export function Grid({ min = '16rem', gap = 4, style, ...rest }: GridProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`;
  return <Cells {...rest} style={{ gap: space(gap), gridTemplateColumns: columns, ...style }} />;
}

const Cells = styled.div`
  display: grid;
  min-width: 0;
`;
