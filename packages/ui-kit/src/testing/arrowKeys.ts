/** The arrow keys for forwards and backwards in the reading direction of the page. */
export function arrowKeys(): { on: string; back: string } {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored
    ? { on: '{ArrowLeft}', back: '{ArrowRight}' }
    : { on: '{ArrowRight}', back: '{ArrowLeft}' };
}
