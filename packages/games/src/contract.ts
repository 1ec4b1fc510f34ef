// The wire of Games: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
// The specification names no calls for games: all of these are assumed.
import { assumedEndpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A game in the list. */
export const Game = v.looseObject({
  id: Id,
  name: Name,
  /** One sentence, plain text. */
  description: v.nullish(v.string()),
  image: v.nullish(v.string()),
  /** The id of its category. */
  category: v.nullish(v.string()),
  /** From when it can be played; absent when it can be played now. */
  available_from: v.nullish(v.string()),
});
export type Game = v.InferOutput<typeof Game>;

/** A game with everything that is known of it. */
export const FullGame = v.looseObject({
  ...Game.entries,
  /** Plain text; an empty line separates paragraphs. */
  about: v.nullish(v.string()),
  /** The steps of playing it. */
  instructions: v.nullish(v.array(v.string())),
  screenshots: v.nullish(v.array(v.string())),
  /** The most players at a time. */
  players: v.nullish(v.number()),
  /** The length of a round, in minutes. */
  session_minutes: v.nullish(v.number()),
  /** The address at which it is played. */
  url: v.nullish(v.string()),
});
export type FullGame = v.InferOutput<typeof FullGame>;

/** A category that the list of games can be limited to. */
export const GameCategory = v.looseObject({ id: Identifier, name: Name });
export type GameCategory = v.InferOutput<typeof GameCategory>;

export const GameList = v.looseObject({
  games: v.array(Game),
  categories: v.nullish(v.array(GameCategory)),
});
export type GameList = v.InferOutput<typeof GameList>;

export const listGames = assumedEndpoint('GET api/games', { response: GameList });
export const getGame = assumedEndpoint('GET api/games/{id}', {
  response: v.looseObject({ game: FullGame }),
});
