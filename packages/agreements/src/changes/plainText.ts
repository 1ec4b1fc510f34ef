import { parseHtml } from '@my-air/ui-kit';

/** The words of an HTML text, a line for each block. Nothing of it becomes part of the page. */
export function plainText(html: string): string {
  const root = parseHtml(html);
  for (const block of root.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, tr, br, div')) block.append('\n');
  return root.textContent
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
