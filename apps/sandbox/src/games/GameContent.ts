import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { Texts, wireLocales } from '../content/wireLocales.ts';

/** A game in one language. */
const GameText = v.strictObject({
  name: v.string(),
  description: v.string(),
  about: v.string(),
  instructions: v.array(v.string()),
});

/** A game, as it is kept. */
const GameItem = v.strictObject({
  id: v.number(),
  slug: v.string(),
  category: v.string(),
  players: v.number(),
  session_minutes: v.number(),
  /** The days that the clock has to be moved ahead until the game opens; without it the game is open. */
  opens_in_days: v.exactOptional(v.number()),
  texts: v.strictObject(v.entriesFromList(wireLocales, GameText)),
});
export type GameItem = v.InferOutput<typeof GameItem>;

/** All games, and what they can be narrowed to. */
export const { categories, games } = readData(
  'games/games.json',
  v.strictObject({
    categories: v.array(v.strictObject({ id: v.string(), name: Texts })),
    games: v.array(GameItem),
  }),
);
