import type { StoryContext } from '@storybook/react-vite';

/**
 * Refuses a story that is wider than its page: no text may need scrolling sideways, at any width or text size
 * (WCAG 1.4.4 and 1.4.10). A story about something wide has `parameters: { width: 'free' }`.
 */
export function checkWidth({
  canvasElement,
  parameters,
}: Pick<StoryContext, 'canvasElement' | 'parameters'>) {
  if (parameters['width'] === 'free') return;
  const page = canvasElement.ownerDocument.documentElement;
  const excess = page.scrollWidth - page.clientWidth;
  if (excess <= 1) return;
  const edge = page.dir === 'rtl' ? -1 : page.clientWidth + 1;
  // A word may be wider than its element.
  const reaches = (element: Element) => {
    const content = element.ownerDocument.createRange();
    content.selectNodeContents(element);
    return [element, content]
      .map((part) => part.getBoundingClientRect())
      .some(({ left, right }) => (page.dir === 'rtl' ? left < edge : right > edge));
  };
  // A fixed element, such as a bar that scrolls by itself, never widens its page.
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const widest = [...canvasElement.ownerDocument.body.querySelectorAll('*')]
    .filter((element) => reaches(element) && !isFixed(element))
    .at(-1);
  throw new Error(
    `The story is ${excess}px wider than its page of ${page.clientWidth}px: ${widest?.outerHTML.slice(0, 300)}`,
  );
}
