import { readId } from '@my-air/api-client';
import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ProductScreen } from './ProductScreen.tsx';

export const serviceLazyRoute = createLazyRoute('/services/$id')({
  component: Service,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});

function Service() {
  const { id } = serviceLazyRoute.useParams();

  // Another service is another screen: nothing of the former one is left open.
  return <ProductScreen key={id} id={readId(id)} />;
}
