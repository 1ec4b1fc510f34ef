import { parseHtml, takeWrittenStyle } from '@my-air/ui-kit';

/**
 * Prepares pasted HTML before the editor's schema picks what it knows: formatting by a style gets its
 * element, and a row of a table becomes a line.
 */
export function cleanPastedHtml(html: string): string {
  const page = parseHtml(html);
  for (const element of page.querySelectorAll('*')) replaceStyle(element, takeWrittenStyle(element));
  for (const row of page.querySelectorAll('tr')) {
    const line = page.ownerDocument.createElement('p');
    const texts = [...row.cells].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim());
    line.textContent = texts.join(' | ');
    row.replaceWith(line);
  }
  for (const table of page.querySelectorAll('table')) table.replaceWith(...table.querySelectorAll('p'));
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
