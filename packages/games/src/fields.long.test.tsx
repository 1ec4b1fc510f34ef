import { describeFields } from '@my-air/feature-kit/testing';

import { getGame, listGames } from './contract.ts';
import { gamesFeature } from './feature.ts';
import { buildFullGame, buildGame, buildGameList } from './testing/buildGames.ts';

const list = buildGameList([
  buildGame({ image: '/a.svg', available_from: '2099-01-02T10:00:00Z' }),
  buildGame({ name: 'Second game' }),
]);

describeFields(gamesFeature, {
  'the games': { screen: '/games', call: listGames, good: list, keeps: ['Second game'] },
  'a game': {
    screen: '/games/1',
    call: getGame,
    good: { game: buildFullGame({ id: 1, image: '/a.svg', screenshots: ['/b.svg', '/c.svg'] }) },
    subject: 'game',
  },
});
