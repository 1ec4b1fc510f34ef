/**
 * Puts each table into a frame that scrolls, so that a wide one does not widen the page and stays a table for
 * screen readers.
 */
export function frameTables(text: DocumentFragment): void {
  for (const table of text.querySelectorAll('table')) {
    const frame = text.ownerDocument.createElement('div');
    frame.dataset['scroll'] = '';
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * Makes only the parts that scroll focusable, following the text's width. Returns a function that stops it.
 */
export function watchScrollable(text: Element): () => void {
  const updateFocusable = () => {
    for (const part of text.querySelectorAll<HTMLElement>('pre, [data-scroll]')) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
    }
  };
  updateFocusable();
  const sizes = new ResizeObserver(updateFocusable);
  sizes.observe(text);
  return () => sizes.disconnect();
}
