import { parseHtml, takeWrittenStyle } from '@my-air/ui-kit';

/**
 * Prepares pasted HTML before the editor's schema picks what it knows: formatting by a style gets its
 * element, and tables become what is in them.
 */
export function cleanPastedHtml(html: string): string {
  const page = parseHtml(html);
  for (const element of page.querySelectorAll('*')) replaceStyle(element, takeWrittenStyle(element));
  // The innermost first: a cell of a mail often has a table in it.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const caption = table.caption ? [paragraphOf(table.caption.childNodes)] : [];
    table.replaceWith(...caption, ...[...table.rows].flatMap(contentOf));
  }
  return page.innerHTML;
}

function replaceStyle(element: Element, style: string): void {
  // Some editors wrap everything they copy into a <b> that is not bold.
  if (/font-weight:\s*(?:normal|400)/i.test(style) && /^(?:B|STRONG)$/.test(element.tagName)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
  if (/text-decoration[^;]*:[^;]*line-through/i.test(style)) wrapContent(element, 's');
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The content of a row: one line where every cell is one, else the blocks of its cells, as in the layout of mails. */
function contentOf({ cells }: HTMLTableRowElement): ChildNode[] {
  const filled = [...cells].filter((cell) => cell.textContent.trim() !== '');
  const isLine = filled.every((cell) => lineOf(cell) !== undefined);
  if (!isLine) {
    return filled.flatMap((cell) => {
      const line = lineOf(cell);
      return line ? [paragraphOf(line)] : [...cell.childNodes];
    });
  }
  // Empty cells count where the row has several others.
  const shown = filled.length > 1 ? [...cells] : filled;
  const parts = shown.flatMap((cell, place) => [...(place > 0 ? [' | '] : []), ...(lineOf(cell) ?? [])]);
  return parts.length > 0 ? [paragraphOf(parts)] : [];
}

const blocks =
  'address, article, blockquote, div, dl, h1, h2, h3, h4, h5, h6, hr, ol, p, pre, section, table, ul';

/** The content of a cell that is one line of text, with its links and formats; undefined where it has blocks. */
function lineOf(cell: Element): ChildNode[] | undefined {
  const [block, ...others] = cell.querySelectorAll(blocks);
  if (!block) return [...cell.childNodes];
  const isAll = others.length === 0 && block.textContent.trim() === cell.textContent.trim();
  return isAll && !/^(?:OL|UL|PRE|BLOCKQUOTE)$/.test(block.tagName) ? [...block.childNodes] : undefined;
}

function paragraphOf(content: Iterable<ChildNode | string>): HTMLParagraphElement {
  // In a document of its own, in which no picture is fetched.
  const paragraph = document.implementation.createHTMLDocument().createElement('p');
  paragraph.append(...content);
  return paragraph;
}
