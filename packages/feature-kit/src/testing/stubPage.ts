import { forgetActs } from '../data.ts';
import { forgetPage } from '../state.ts';
import { stubPortal, type StubPortal, type StubPortalOptions } from './stubPortal.ts';

/** A portal of a page that has just been loaded: it knows earlier drafts only from the storage. */
export function stubPage(options: StubPortalOptions): StubPortal {
  forgetPage();
  forgetActs();
  return stubPortal(options);
}
