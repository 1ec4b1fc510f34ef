import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element to render. @default 'span' */
  as?: ElementType | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
