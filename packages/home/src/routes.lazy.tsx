import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { DeadlinesScreen } from './deadlines/DeadlinesScreen.tsx';
import { HomeScreen } from './overview/HomeScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const homeLazyRoute = createLazyRoute('/home')({ component: HomeScreen, ...views });

export const deadlinesLazyRoute = createLazyRoute('/home/dates')({ component: DeadlinesScreen, ...views });
