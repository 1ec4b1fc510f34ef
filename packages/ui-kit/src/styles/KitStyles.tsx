import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

import { conditionsInside } from './conditionsInside.ts';

export interface KitStylesProps {
  children: ReactNode;
}

const plugins = [conditionsInside];

/** Lets the styles of components reach the page without it being worked out anew; once, around everything. */
export function KitStyles({ children }: KitStylesProps) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>;
}
