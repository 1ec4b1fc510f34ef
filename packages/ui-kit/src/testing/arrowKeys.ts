/** The arrow keys that lead on and back on a page that is read this way. */
export function arrowKeys(): { on: string; back: string } {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored
    ? { on: '{ArrowLeft}', back: '{ArrowRight}' }
    : { on: '{ArrowRight}', back: '{ArrowLeft}' };
}
