import { AccountMenu } from './AccountMenu.tsx';
import { House } from './House.tsx';
import { SearchButton } from './SearchButton.tsx';

/** What stands above every signed-in screen: the house on phones, the search, and the account. */
export function TopBar() {
  return (
    <header className="app-bar">
      <House />
      <SearchButton />
      <AccountMenu />
    </header>
  );
}
