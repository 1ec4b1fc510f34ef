import { foldText } from '@my-air/i18n';

const blocks = 'p, li, h2, h3, h4, h5, h6, td, th, blockquote, pre, div';

/** Between two blocks: the end of one and the start of the next make no word, and no phrase. */
const border = '\uFFFF';

/**
 * Every place in an element where a text occurs as every search compares it, also across bold words and links: whatever
 * its capitals, accents, apostrophes and blanks are.
 */
export function findText(root: HTMLElement, wanted: string): readonly Range[] {
  const needle = foldText(wanted).trim();
  if (needle === '') return [];
  const nodes = textNodes(root);
  const starts: number[] = [];
  let text = '';
  nodes.forEach((node, index) => {
    if (index > 0 && blockOf(nodes[index - 1]!) !== blockOf(node)) text += border;
    starts.push(text.length);
    text += node.data;
  });
  const { folded, placeOf } = foldParts(text);

  const found: Range[] = [];
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    const range = document.createRange();
    const [startNode, startOffset] = locate(placeOf(at));
    const [endNode, endOffset] = locate(placeOf(at + needle.length - 1));
    range.setStart(startNode, startOffset);
    range.setEnd(endNode, endOffset + 1);
    found.push(range);
  }
  return found;

  function locate(position: number): [Text, number] {
    const index = starts.findLastIndex((start) => start <= position);
    return [nodes[index]!, position - starts[index]!];
  }
}

/** A text folded word by word, and the place in it of each place in the folded one, which may be shorter. */
function foldParts(text: string): { folded: string; placeOf: (place: number) => number } {
  const parts: { start: number; written: string; part: string; foldedStart: number }[] = [];
  let folded = '';
  const words = text.matchAll(new RegExp(`${border}|\\s+|[^\\s${border}]+`, 'gu'));
  for (const { 0: written, index: start } of words) {
    const part = foldText(written);
    if (part === '' || (part === ' ' && folded.endsWith(' '))) continue;
    parts.push({ start, written, part, foldedStart: folded.length });
    folded += part;
  }
  const placeOf = (place: number) => {
    const { start, written, part, foldedStart } = parts.findLast((one) => one.foldedStart <= place)!;
    // The first letters that make the folded ones up to this place.
    const makes = (length: number) => {
      const made = foldText(written.slice(0, length));
      return made.length > place - foldedStart && part.startsWith(made);
    };
    let length = 1;
    while (length < written.length && !makes(length)) length += 1;
    return start + length - 1;
  };
  return { folded, placeOf };
}

function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function blockOf(node: Text): Element | null {
  return node.parentElement?.closest(blocks) ?? null;
}
