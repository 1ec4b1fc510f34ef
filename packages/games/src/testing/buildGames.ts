import type { FullGame, Game, GameList } from '../contract.ts';

let lastId = 0;

/** A game in the list. */
export function buildGame(values: Partial<Game> = {}): Game {
  lastId += 1;
  return {
    id: lastId,
    name: `Game ${lastId}`,
    description: 'Stack the planks before the tea gets cold.',
    image: null,
    category: 'puzzle',
    available_from: null,
    ...values,
  };
}

/** A game with everything that is known of it. */
export function buildFullGame(values: Partial<FullGame> = {}): FullGame {
  return {
    ...buildGame(),
    about: 'A quiet game about balance.\n\nEvery round is another table.',
    instructions: ['Drag a plank onto the table.', 'Let go when it is straight.'],
    screenshots: [],
    players: 2,
    session_minutes: 5,
    url: 'http://localhost:3002/games/plank-tower',
    ...values,
  };
}

/** A list of games with its categories. */
export function buildGameList(games: readonly Game[]): GameList {
  return {
    games: [...games],
    categories: [
      { id: 'puzzle', name: 'Puzzles' },
      { id: 'party', name: 'With viewers' },
    ],
  };
}
