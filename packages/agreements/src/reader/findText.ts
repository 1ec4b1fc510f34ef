import { foldText } from '@my-air/i18n';

const blocks = 'p, li, h2, h3, h4, h5, h6, td, th, blockquote, pre, div';

/** Every place in an element where a text occurs, whatever its capitals and accents, also across bold words and links. */
export function findText(root: HTMLElement, wanted: string): readonly Range[] {
  const needle = fold(wanted.trim());
  if (needle === '') return [];
  const nodes = textNodes(root);
  // A line feed between blocks keeps the end of one paragraph and the start of the next from making a word.
  const starts: number[] = [];
  let text = '';
  nodes.forEach((node, index) => {
    if (index > 0 && blockOf(nodes[index - 1]!) !== blockOf(node)) text += '\n';
    starts.push(text.length);
    text += fold(node.data);
  });

  const found: Range[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
    const range = document.createRange();
    const [startNode, startOffset] = locate(at);
    const [endNode, endOffset] = locate(at + needle.length - 1);
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

function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function blockOf(node: Text): Element | null {
  return node.parentElement?.closest(blocks) ?? null;
}

/** Folded character by character: the length must not change, or places would move. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const folded = foldText(text[index]!);
    return folded.length === 1 ? folded : text[index]!;
  }).join('');
}
