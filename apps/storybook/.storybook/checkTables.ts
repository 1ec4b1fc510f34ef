import type { StoryContext } from '@storybook/react-vite';

import { seenLines } from './seenParts.ts';

/** The widths in pixels that a table is drawn at. */
const widths = Array.from({ length: 21 }, (_, place) => 320 + place * 80);
/** The number of pixels that are rounding. */
const rounding = 2;

/**
 * Draws the tables of a story at every width from a phone's to a wide screen's and refuses one that breaks a word which
 * has room in its row, cuts a text off, or is wider than its frame.
 */
export async function checkTables({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  if (!canvasElement.querySelector('[role="table"]')) return;
  const found = new Set<string>();
  for (const width of widths) {
    canvasElement.style.width = `${width}px`;
    // The table has looked at its new width, and its rows have been measured, after the observers of two frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    for (const table of canvasElement.querySelectorAll<HTMLElement>('[role="table"]'))
      // That of a chart is closed at first, and has the width of its screen when it is opened.
      for (const fault of table.checkVisibility() ? faultsOf(table) : []) found.add(`${width}px: ${fault}`);
  }
  canvasElement.style.width = '';
  if (found.size > 0) throw new Error(`Tables that cannot be read:\n${[...found].join('\n')}`);
}

function faultsOf(table: HTMLElement): string[] {
  const faults: string[] = [];
  const [frame, rem] = [
    table.parentElement!,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  ];
  if (table.scrollWidth > frame.clientWidth + rounding)
    faults.push(
      `it is ${table.scrollWidth - frame.clientWidth}px too wide: "${widestIn(table, frame).innerText}"`,
    );
  for (const row of table.querySelectorAll<HTMLElement>('tbody > [role="row"]')) {
    const { clientWidth, clientHeight, scrollHeight, innerText } = row;
    if (scrollHeight > clientHeight + rounding)
      faults.push(`a row of ${clientHeight}px and not ${scrollHeight}px: "${innerText}"`);
    // All that a card leaves to one value beside its box and a picture.
    const room = clientWidth - 9 * rem;
    for (const { word, width } of brokenWords(row)) if (width < room) faults.push(`"${word}" is broken`);
  }
  for (const { text, cutBy, element } of seenLines(table))
    if (cutBy && table.contains(cutBy) && !element.closest('[title], [data-excerpt]'))
      faults.push(`"${text}" is cut`);
  return faults;
}

/** The innermost of the elements that reach the farthest out of a frame. */
function widestIn(table: HTMLElement, frame: HTMLElement): HTMLElement {
  const { left, right } = frame.getBoundingClientRect();
  const excess = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return Math.max(box.right - right, left - box.left);
  };
  const parts = [...table.querySelectorAll<HTMLElement>('*')].filter((part) => part.innerText);
  return parts.reduce((widest, part) => (excess(part) >= excess(widest) ? part : widest), table);
}

/** The words below an element that continue on another line, with the width that they would have on one. */
function brokenWords(root: HTMLElement): { word: string; width: number }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { word: string; width: number }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push({ word, width: parts.reduce((sum, { width }) => sum + width, 0) });
    }
  }
  return found;
}
