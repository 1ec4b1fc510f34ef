import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute, useLocation, useRouter } from '@tanstack/react-router';

import { CatalogueScreen } from './catalogue/CatalogueScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const servicesLazyRoute = createLazyRoute('/services')({
  ...views,
  component: function Services() {
    const search = servicesLazyRoute.useSearch();
    const navigate = servicesLazyRoute.useNavigate();
    const hash = useLocation({ select: (location) => location.hash });
    const here = servicesLazyRoute.useMatch({ select: (match) => match.pathname });
    const router = useRouter();
    return (
      <CatalogueScreen
        search={search}
        hash={hash}
        onChange={(next, nextHash = hash) => {
          // A link that was pressed meanwhile is followed, and not undone.
          if (router.latestLocation.pathname !== here) return undefined;
          // A filter is no place to go back to: Back leads to the screen before.
          return navigate({
            search: next,
            hash: nextHash,
            replace: true,
            resetScroll: false,
            // A filter of a bundle leaves the reader where they are.
            hashScrollIntoView: false,
          });
        }}
      />
    );
  },
});
