import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { GameScreen } from './game/GameScreen.tsx';
import { GamesScreen } from './list/GamesScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const gamesLazyRoute = createLazyRoute('/games')({ component: GamesPage, ...views });

export const gameLazyRoute = createLazyRoute('/games/$id')({ component: GamePage, ...views });

function GamesPage() {
  const { category } = gamesLazyRoute.useSearch();

  return <GamesScreen category={category} />;
}

function GamePage() {
  const { id } = gameLazyRoute.useParams();

  return <GameScreen key={id} gameId={id} />;
}
