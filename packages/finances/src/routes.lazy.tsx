import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';

import { HandOffScreen } from './handOff/HandOffScreen.tsx';

const views = {
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
};
const financePage = getRouteApi('/finances/$page');
const transaction = getRouteApi('/finances/transaction/$id');

export const financePageLazyRoute = createLazyRoute('/finances/$page')({
  component: () => <HandOffScreen url={financePage.useLoaderData()} />,
  ...views,
});

export const transactionLazyRoute = createLazyRoute('/finances/transaction/$id')({
  component: () => <HandOffScreen url={transaction.useLoaderData()} />,
  ...views,
});
