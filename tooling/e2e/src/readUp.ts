/** One step of a user who reads upwards, and its visible effects. */
export interface Step {
  /** The distance that a message in sight moved without scrolling, in pixels, at any frame after the step. */
  drift: number;
  /** The rows of the list, and all elements in it. */
  rows: number;
  elements: number;
}

export interface StepOptions {
  /** The distance to scroll up, in pixels. */
  by: number;
  /** Lets a row above the message grow, as a late picture does. */
  grows: boolean;
  /** The number of frames for which the message is watched. */
  frames: number;
}

/**
 * Scrolls a feed up and watches a message, frame by frame, while other things happen. It uses nothing
 * outside, because it runs in the page: `feed.evaluate(readUp, options)`.
 */
export async function readUp(
  feed: HTMLElement | SVGElement,
  { by, grows, frames }: StepOptions,
): Promise<Step> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The position of an element when a frame was painted: a shift that is corrected before that is invisible.
  const paintedTop = (element: Element) =>
    new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry!.boundingClientRect.top);
      });
      observer.observe(element);
    });
  feed.scrollTop = Math.max(0, feed.scrollTop - by);
  await frame();
  const { top } = feed.getBoundingClientRect();
  const rows = [...feed.querySelectorAll<HTMLElement>('[data-row^="message-"]')];
  // The first that can be seen whole: one that is cut off at the top may grow, out of sight.
  const place = rows.findIndex((row) => row.getBoundingClientRect().top >= top);
  const watched = rows[place];
  if (!watched) throw new Error('No message can be seen whole');
  const before = await paintedTop(watched);
  let drift = 0;
  for (let wait = 0; wait < frames; wait += 1) {
    if (!watched.isConnected) break;
    if (grows && wait === 2) {
      const picture = document.createElement('div');
      picture.style.height = '120px';
      rows[place - 1]?.querySelector('article')?.append(picture);
    }
    drift = Math.max(drift, Math.abs((await paintedTop(watched)) - before));
  }
  return {
    drift,
    rows: feed.querySelectorAll('[data-row]').length,
    elements: feed.querySelectorAll('*').length,
  };
}
