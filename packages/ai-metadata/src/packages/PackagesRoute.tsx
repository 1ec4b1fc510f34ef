import { useNavigate, useSearch } from '@tanstack/react-router';

import { PackagesScreen } from './PackagesScreen.tsx';
import { parsePackagesSearch } from './PackagesSearch.ts';

/** The packages as their address describes them. */
export function PackagesRoute() {
  const query = useSearch({ from: '/ai-metadata/$page' });
  const navigate = useNavigate({ from: '/ai-metadata/$page' });
  const search = parsePackagesSearch({ ...query });
  return (
    <PackagesScreen
      search={search}
      onOrderSettled={(back) =>
        void navigate({ search: { ...search, order: undefined, back }, replace: true, resetScroll: false })
      }
    />
  );
}
