const bars = new Set<Element>();
let observer: ResizeObserver | undefined;

/**
 * The ref of a bar above the screens: `--bars-above-height` of the page is the height of all of them, so that a screen
 * as high as the window ends with it.
 */
export function measureBar(bar: Element | null): (() => void) | undefined {
  if (!bar) return undefined;
  observer ??= new ResizeObserver(writeHeight);
  bars.add(bar);
  observer.observe(bar);
  writeHeight();
  return () => {
    observer?.unobserve(bar);
    bars.delete(bar);
    writeHeight();
  };
}

function writeHeight(): void {
  const height = [...bars].reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  document.documentElement.style.setProperty('--bars-above-height', `${height}px`);
}
