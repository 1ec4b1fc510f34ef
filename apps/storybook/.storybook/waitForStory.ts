import type { StoryContext } from '@storybook/react-vite';

/**
 * Waits until a story is drawn, nothing in sight is busy, and nothing has changed for a frame: a screen that suspends
 * leaves its canvas empty until its answers have come, or shows a skeleton, and whatever is measured before would pass.
 * Refuses a story that is not there within the longest wait, in milliseconds. One that draws nothing has
 * `parameters: { draws: 'nothing' }`; one of work that does not end is named Loading or Busy, or has `{ draws: 'busy' }`.
 */
export async function waitForStory(
  { canvasElement, name, parameters }: Pick<StoryContext, 'canvasElement' | 'name' | 'parameters'>,
  longestWait = 15_000,
): Promise<void> {
  const { body } = canvasElement.ownerDocument;
  const { draws = ['Loading', 'Busy'].includes(name) ? 'busy' : 'all' } = parameters as {
    draws?: 'nothing' | 'busy' | 'all';
  };
  const end = performance.now() + longestWait;
  let hasChanged = true;
  const changes = new MutationObserver(() => (hasChanged = true));
  changes.observe(body, { childList: true, subtree: true, characterData: true });
  try {
    for (;;) {
      const missing =
        (draws !== 'nothing' && !isDrawn(body) && 'draws nothing') ||
        (draws !== 'busy' && isBusy(body) && 'is busy');
      if (!missing && !hasChanged) return;
      if (performance.now() > end) {
        // A story that is never still, such as a running clock, is measured as it is.
        if (!missing) return;
        throw new Error(`The story ${missing} after ${longestWait} ms.`);
      }
      hasChanged = false;
      await new Promise(requestAnimationFrame);
    }
  } finally {
    changes.disconnect();
  }
}

/** Whether any element of the page has an area. The whole page counts: dialogs and menus are outside of the canvas. */
function isDrawn(body: HTMLElement): boolean {
  return [...body.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}

/** Whether an element in the viewport has `aria-busy`. One below it may begin to load only when it is scrolled to. */
function isBusy(body: HTMLElement): boolean {
  const { clientHeight } = body.ownerDocument.documentElement;
  return [...body.querySelectorAll('[aria-busy="true"]')].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < clientHeight && bottom > 0;
  });
}
