import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

import { conditionsInside } from './conditionsInside.ts';

export interface KitStylesProps {
  /** The page whose components use the kit's styles. */
  children: ReactNode;
}

const plugins = [conditionsInside];

/** Adds components' styles without a recalculation of the whole page; rendered once, around everything. */
export function KitStyles({ children }: KitStylesProps) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>;
}
