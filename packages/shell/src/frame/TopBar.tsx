import { useUser } from '@my-air/feature-api';

import { useContributingFeatures, useShell } from '../Shell.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandLink } from './BrandLink.tsx';
import { SearchButton } from './SearchButton.tsx';
import { TopBarButton } from './TopBarButton.tsx';
import { topBarItems } from './topBarItems.ts';

/**
 * The bar above every signed-in screen: the home link on phones, the search, the features' buttons, and the
 * account.
 */
export function TopBar() {
  const items = topBarItems(useContributingFeatures(), useUser(), useShell().order);

  return (
    <header className="app-bar">
      <BrandLink />
      <SearchButton />
      <div className="bar-end">
        {items.map((item) => (
          <TopBarButton key={item.id} item={item} />
        ))}
        <AccountMenu />
      </div>
    </header>
  );
}
