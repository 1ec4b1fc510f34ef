import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Updates the browser's title, which the route's loader sets, when the language of the article changes. */
export function useTitleInLanguage(name: string): void {
  const router = useRouter();
  const shown = useRef(name);

  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    void router.invalidate();
  }, [name, router]);
}
