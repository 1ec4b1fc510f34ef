import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useSyncExternalStore, type ReactNode } from 'react';

export interface ReadingDirectionProps {
  children: ReactNode;
}

/** Lets the arrow keys of tabs, menus and lists lead the way that the page is read, as `dir` on its root says; once, around everything. */
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
