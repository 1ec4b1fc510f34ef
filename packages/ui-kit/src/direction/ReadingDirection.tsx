import { DirectionProvider } from '@base-ui/react/direction-provider';
// oxlint-disable-next-line no-restricted-imports -- the kit keeps no state, and imports none of our packages
import { useSyncExternalStore, type ReactNode } from 'react';

export interface ReadingDirectionProps {
  /** The page whose reading direction is followed. */
  children: ReactNode;
}

/**
 * Makes the arrow keys of menus, choices and lists follow the reading direction of the page, which is `dir`
 * of its root element; rendered once, around everything.
 */
export function ReadingDirection({ children }: ReadingDirectionProps) {
  const direction = useSyncExternalStore(watchRoot, directionOfRoot, () => 'ltr' as const);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

function directionOfRoot(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
