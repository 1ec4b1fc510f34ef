import { readFile } from 'node:fs/promises';

import type { WireLocale } from '../help/helpLocales.ts';

/** A game in one language. */
export interface GameText {
  readonly name: string;
  readonly description: string;
  readonly about: string;
  readonly instructions: readonly string[];
}

/** A game as `content/games/games.json` keeps it. */
export interface GameItem {
  readonly id: number;
  readonly slug: string;
  readonly category: string;
  readonly players: number;
  readonly session_minutes: number;
  /** The days that the clock has to be moved ahead until the game opens; without it the game is open. */
  readonly opens_in_days?: number;
  readonly texts: Readonly<Record<WireLocale, GameText>>;
}

/** All games, and what they can be narrowed to. */
export interface GameContent {
  readonly categories: readonly { id: string; name: Readonly<Record<WireLocale, string>> }[];
  readonly games: readonly GameItem[];
}

const file = new URL('../../content/games/games.json', import.meta.url);

/** Reads all games. */
export async function readGames(): Promise<GameContent> {
  return JSON.parse(await readFile(file, 'utf8')) as GameContent;
}
