import type { ApiError } from '@my-air/api-client';
import { checkAuth, federatedLogin, login, logout } from '@my-air/api-client/contract';
import type { ErrorMeta, ModalHost, PortalConfig, Session, Toasts } from '@my-air/feature-api';
import type { I18n } from '@my-air/i18n';

import { allowedAddress } from '../start/allowedAddress.ts';
import type { Connection } from './connection.ts';
import { timeoutTitle, toastTitleOf } from './errorTexts.ts';
import { pageErrorOf, type PageError } from './pageError.ts';

/** What the error policy works with. */
export interface ErrorPolicyParts {
  config: PortalConfig;
  session: Pick<Session, 'recheck' | 'signOut'>;
  toasts: Pick<Toasts, 'show'>;
  modals: Pick<ModalHost, 'open'>;
  i18n: I18n;
  /** Puts an error in the place of the screen. */
  showPage: (error: PageError) => void;
  connection: Pick<Connection, 'reportFailure'>;
  leave: (url: string) => void;
  /** The path of the screen that is shown. */
  currentPath: () => string;
}

const sessionKeys = new Set<string>([logout.key, checkAuth.key]);
const loginKeys = new Set<string>([login.key, federatedLogin.key]);

/** Turns a failed call into a page, a toast, a dialog or a sign-out, as the error catalogue says. */
export function handleApiError(error: ApiError, parts: ErrorPolicyParts, meta: ErrorMeta = {}): void {
  if (meta.handles?.includes(error.code)) return;

  switch (error.code) {
    case 'aborted':
    case 'network':
    case 'rejected':
    case 'validation':
    case 'too_many_requests':
      return;
    case 'unauthenticated':
      void endSession(error, parts, meta);
      return;
    case 'forbidden':
      return sendElsewhere(error, parts) ? undefined : showPageOrToast(error, parts, meta);
    case 'page_expired':
      if (sendElsewhere(error, parts)) return;
      if (loginKeys.has(error.key)) return parts.leave(parts.config.identityProvider.logoutUrl);
      return showPageOrToast(error, parts, meta);
    case 'maintenance':
      return showPage(error, parts);
    case 'conflict':
      if (!meta.handlesConflict) showToast(error, parts, error.serverMessage);
      return;
    default:
      return showPageOrToast(error, parts, meta);
  }
}

/** 401: out; the session then sends the person to the login screen. Polls never race a sign-out: one check decides first. */
async function endSession(error: ApiError, parts: ErrorPolicyParts, meta: ErrorMeta): Promise<void> {
  if (sessionKeys.has(error.key) || loginKeys.has(error.key)) return;
  if (meta.poll && (await parts.session.recheck())) return;
  await parts.session.signOut('expired');
}

/** 403 and 419 with an address: the person reads why, and goes there. Only hosts that the settings name. */
function sendElsewhere(error: ApiError, parts: ErrorPolicyParts): boolean {
  const target = error.redirectUrl && allowedAddress(error.redirectUrl, parts.config);
  if (!target) return false;
  const reason = error.serverMessage ?? parts.i18n._(toastTitleOf(error.status));
  void parts.modals.open('auth-redirect', { reason, url: target.href });
  return true;
}

function showPageOrToast(error: ApiError, parts: ErrorPolicyParts, meta: ErrorMeta): void {
  if (error.pageLoading) return showPage(error, parts);
  if (!meta.poll) showToast(error, parts);
}

function showPage(error: ApiError, parts: ErrorPolicyParts): void {
  parts.showPage(pageErrorOf(error.status, error.serverMessage, parts.currentPath()));
}

function showToast(error: ApiError, { toasts, i18n }: ErrorPolicyParts, text?: string): void {
  const isOurFault = error.status === 500 || error.status === 501;
  const title = error.code === 'timeout' ? timeoutTitle : toastTitleOf(error.status);
  toasts.show({ type: isOurFault ? 'critical' : 'error', title: i18n._(title), ...(text && { text }) });
}
