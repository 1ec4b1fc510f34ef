import { parse } from 'jsonriver';

import { createTurns, type TurnsOptions } from './turns.ts';

/** The number of characters that are read in a millisecond or two. */
const piece = 16_384;

/**
 * Reads a long JSON text into the value that `JSON.parse` would return, but in pieces. Throws an `Error` for
 * a text that is not JSON.
 */
export async function parseInPieces(text: string, options?: TurnsOptions): Promise<unknown> {
  let value: unknown;
  for await (value of parse(piecesOf(text, options)));
  return value;
}

async function* piecesOf(text: string, options?: TurnsOptions): AsyncGenerator<string> {
  const turns = createTurns(options);
  // The arrival of the text was a piece of its own.
  await turns.next();
  for (let at = 0; at < text.length; at += piece) {
    yield text.slice(at, at + piece);
    if (turns.isOver()) await turns.next();
  }
}
