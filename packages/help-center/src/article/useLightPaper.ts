import { useEffect } from 'react';

/** Prints by day whatever the light on the screen: paper is white. */
export function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    const paper = matchMedia('print');
    let shown: string | undefined;

    function begin() {
      if (shown !== undefined || root.dataset['scheme'] !== 'dark') return;
      shown = root.dataset['scheme'];
      root.dataset['scheme'] = 'light';
    }
    function end() {
      if (shown !== undefined) root.dataset['scheme'] = shown;
      shown = undefined;
    }
    const follow = () => (paper.matches ? begin() : end());

    // Browsers differ in which of the two they say before they lay the paper out.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      end();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
}
