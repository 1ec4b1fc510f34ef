/** One heading of the documents in the reader. */
export interface OutlineEntry {
  element: HTMLElement;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** The headings inside an element, in their order; empty ones are left out. */
export function documentOutline(root: HTMLElement): readonly OutlineEntry[] {
  return [...root.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6')].flatMap((element) => {
    const text = element.textContent.trim();
    return text === '' ? [] : [{ element, text, level: Number(element.tagName.slice(1)) }];
  });
}
