import { AccountMenu } from './AccountMenu.tsx';
import { House } from './House.tsx';

/** What stands above every signed-in screen: the house on phones, and the account. */
export function TopBar() {
  return (
    <header className="app-bar">
      <House />
      <AccountMenu />
    </header>
  );
}
