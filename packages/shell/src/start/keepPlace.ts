import {
  getElementScrollRestorationEntry,
  type AnyRouter,
  type ScrollRestorationEntry,
} from '@tanstack/router-core';

/** The time that the content of a screen may take until its place is given up, in milliseconds. */
const longestWait = 10_000;

/**
 * Brings a user who comes back to a screen to the place that they left: the router does so as soon as the screen is
 * drawn, and this once its list has come or grown that far. Whatever the user presses or turns meanwhile ends it.
 * Lists that scroll by themselves are those with `data-scroll-restoration-id`. Returns how to stop.
 */
export function keepPlace(router: AnyRouter): () => void {
  let isReturn = true;
  let stopBringing = () => {};

  const begin = () => {
    stopBringing();
    if (isReturn) stopBringing = bringBack(router);
    isReturn = false;
  };
  const stopListening = router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    isReturn = type === 'BACK' || type === 'FORWARD' || type === 'GO';
  });
  const stopLeaving = router.subscribe('onBeforeLoad', () => stopBringing());
  const stopRendered = router.subscribe('onRendered', begin);
  // A screen that was reloaded is drawn already.
  begin();

  return () => {
    stopListening();
    stopLeaving();
    stopRendered();
    stopBringing();
  };
}

function bringBack(router: AnyRouter): () => void {
  const page = new AbortController();
  const { signal } = page;
  /** The elements that were brought back already: from there on the browser keeps their place. */
  const done = new Set<Element>();
  let frame = 0;

  function bring(element: Element, entry: ScrollRestorationEntry | undefined) {
    if (!entry || done.has(element)) return;
    element.scrollTo({ left: entry.scrollX, top: entry.scrollY, behavior: 'instant' });
    const isThere = Math.hypot(element.scrollLeft - entry.scrollX, element.scrollTop - entry.scrollY) < 2;
    if (isThere) done.add(element);
  }
  function update() {
    const root = document.documentElement;
    bring(root, getElementScrollRestorationEntry(router, { getElement: () => window }));
    for (const list of document.querySelectorAll<HTMLElement>('[data-scroll-restoration-id]')) {
      bring(list, getElementScrollRestorationEntry(router, { id: list.dataset['scrollRestorationId']! }));
    }
  }
  // Content that arrives or grows changes the document, or its size alone.
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  const added = new MutationObserver(lookSoon);
  const grown = new ResizeObserver(lookSoon);
  added.observe(document.body, { childList: true, subtree: true });
  grown.observe(document.body);

  function stop() {
    page.abort();
    cancelAnimationFrame(frame);
    added.disconnect();
    grown.disconnect();
    clearTimeout(timer);
  }
  const timer = setTimeout(stop, longestWait);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    document.addEventListener(act, stop, { capture: true, passive: true, signal });
  update();
  return stop;
}
