import { useNavigate, useSearch } from '@tanstack/react-router';

import { TranslationScreen } from './TranslationScreen.tsx';

/** The translation screen as its address describes it. */
export function TranslationRoute() {
  const search = useSearch({ from: '/ai-metadata/translation' });
  const navigate = useNavigate({ from: '/ai-metadata/translation' });
  return (
    <TranslationScreen
      search={search}
      // A filter is no place to go back to: Back leads to the screen before. The receipt is one: Back closes it.
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: next.receipt === undefined || next.receipt === search.receipt,
          resetScroll: false,
        })
      }
    />
  );
}
