import { useEffect } from 'react';

/** Prints in the light scheme whatever the scheme on the screen: paper is white. */
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
    const update = () => (paper.matches ? begin() : end());

    // Browsers differ in which of the two events they fire before they lay out the pages.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', update);
    return () => {
      end();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', update);
    };
  }, []);
}
