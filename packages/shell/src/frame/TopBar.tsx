import { useUser } from '@my-air/feature-api';

import { useParts, useShell } from '../Shell.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandLink } from './BrandLink.tsx';
import { SearchButton } from './SearchButton.tsx';
import { TopBarButton } from './TopBarButton.tsx';
import { topBarParts } from './topBarParts.ts';

/**
 * The bar above every signed-in screen: the home link on phones, the search, the features' buttons, and the
 * account.
 */
export function TopBar() {
  const parts = topBarParts(useParts(), useUser(), useShell().order);

  return (
    <header className="app-bar">
      <BrandLink />
      <SearchButton />
      <div className="bar-end">
        {parts.map((part) => (
          <TopBarButton key={part.id} part={part} />
        ))}
        <AccountMenu />
      </div>
    </header>
  );
}
