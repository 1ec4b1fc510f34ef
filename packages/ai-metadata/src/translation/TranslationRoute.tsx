import { useNavigate, useSearch } from '@tanstack/react-router';

import { parseTranslationSearch } from './TranslationSearch.ts';
import { TranslationScreen } from './TranslationScreen.tsx';

/** The translation screen as its address describes it. */
export function TranslationRoute() {
  const query = useSearch({ from: '/ai-metadata/$page' });
  const navigate = useNavigate({ from: '/ai-metadata/$page' });
  return (
    <TranslationScreen
      search={parseTranslationSearch({ ...query })}
      // A filter is no place to go back to: Back leads to the screen before.
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
