export { gamesFeature } from './feature.ts';
export { GameScreen, type GameScreenProps } from './game/GameScreen.tsx';
export { GamesCard } from './homepage/GamesCard.tsx';
export { GamesScreen, type GamesScreenProps } from './list/GamesScreen.tsx';
export { gamesRoutes } from './routes.ts';
