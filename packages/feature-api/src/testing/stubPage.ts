import { reloadDrafts } from '../draft/draftStoreOf.ts';
import { stubPortal, type StubPortal, type StubPortalOptions } from './stubPortal.ts';

/** A portal of a page that has just been loaded: it knows of earlier drafts only what storage has. */
export function stubPage(options: StubPortalOptions): StubPortal {
  reloadDrafts();
  return stubPortal(options);
}
