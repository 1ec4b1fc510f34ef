import { useNavigate, useSearch } from '@tanstack/react-router';

import { PackagesScreen } from './PackagesScreen.tsx';

/** The packages as their address describes them. */
export function PackagesRoute() {
  const search = useSearch({ from: '/ai-metadata/packages' });
  const navigate = useNavigate({ from: '/ai-metadata/packages' });
  return (
    <PackagesScreen
      search={search}
      onOrderSettled={(back) =>
        void navigate({ search: { ...search, order: undefined, back }, replace: true, resetScroll: false })
      }
    />
  );
}
