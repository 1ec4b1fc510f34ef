import { type ApiError, type ApiErrorCode, isApiError } from '@my-air/api-client';
import { federatedLogin, login } from '@my-air/api-client/contract';
import { failureText } from '@my-air/feature-kit/data';
import type { Feature, ModalHost, PortalConfig, Session, Toasts } from '@my-air/feature-kit';
import type { I18n } from '@my-air/i18n';

import { allowedAddress } from './allowedAddress.ts';
import type { Connection } from '../state/connection.ts';
import { impersonationTitle, timeoutTitle, toastTitleOf } from './errorTexts.ts';
import { pageErrorOf, type PageError } from '../state/pageError.ts';
import type { FailedCall } from '../state/createQueryClient.ts';

/** The parts of the portal that the error policy works with. */
export interface ErrorPolicyParts {
  config: PortalConfig;
  /** The features whose settings name addresses that may be opened. */
  features: readonly Pick<Feature, 'ownAddresses'>[];
  session: Pick<Session, 'recheck'>;
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

const loginKeys = new Set<string>([login.key, federatedLogin.key]);

/** Turns a failed call into a toast, a dialog or the page of maintenance, as the error catalogue says. */
export function handleApiError(error: ApiError, parts: ErrorPolicyParts, meta: FailedCall = {}): void {
  if (meta.handles === 'everything') return;
  const isInPlace = meta.handles === 'inPlace';

  switch (error.code) {
    case 'aborted':
      return;
    case 'network':
    case 'rejected':
    case 'validation':
    case 'too_many_requests':
      // A read is shown by the screen that waits for it.
      if (meta.isWrite && !meta.poll && !isInPlace) showToast(error, parts, reasonOf(error, parts));
      return;
    case 'unauthenticated':
      if (meta.isWrite && !meta.poll && !isInPlace) void showUnlessEnded(error, parts);
      return;
    case 'forbidden':
      // A route that waits for it shows it once it is opened: it may only be looked ahead to.
      if (!error.pageLoading && !sendElsewhere(error, parts) && !isInPlace)
        showToastUnlessShown(error, parts, meta);
      return;
    case 'page_expired':
      if (!error.pageLoading && sendElsewhere(error, parts)) return;
      if (loginKeys.has(error.key)) return parts.leave(parts.config.identityProvider.logoutUrl);
      if (!isInPlace) showToastUnlessShown(error, parts, meta);
      return;
    case 'maintenance':
      return showPage(error, parts);
    case 'conflict':
      if (!isInPlace) showToast(error, parts, error.serverMessage ?? reasonOf(error, parts));
      return;
    default:
      if (!isInPlace) showToastUnlessShown(error, parts, meta);
  }
}

/** Codes whose failure has a page; the others are shown by the route's own view. */
const codesWithPage = new Set<ApiErrorCode>([
  'bad_request',
  'forbidden',
  'not_found',
  'page_expired',
  'server',
  'unexpected',
]);

/**
 * Shows why a route failed: an error page in its place, or the dialog that leads elsewhere. An error without
 * a status has no page: the route's own view explains it.
 */
export function showFailedRoute(error: ApiError, parts: ErrorPolicyParts): void {
  if (!codesWithPage.has(error.code)) return;
  // One that the route did not wait for has opened the dialog already.
  const isElsewhere = error.pageLoading ? sendElsewhere(error, parts) : targetOf(error, parts) !== undefined;
  if (!isElsewhere) showPage(error, parts);
}

/** 401: the client has asked whether the session lives; one that does not is on its way to the login screen. */
async function showUnlessEnded(error: ApiError, parts: ErrorPolicyParts): Promise<void> {
  if (await parts.session.recheck()) showToast(error, parts);
}

/** 403 and 419 with an address: the user reads why, and goes there. Only hosts that the settings name. */
function sendElsewhere(error: ApiError, parts: ErrorPolicyParts): boolean {
  const target = targetOf(error, parts);
  if (!target) return false;
  const reason = error.serverMessage ?? parts.i18n._(toastTitleOf(error.status));
  void parts.modals.open('auth-redirect', { reason, url: target.href });
  return true;
}

function targetOf({ redirectUrl }: ApiError, { config, features }: ErrorPolicyParts): URL | undefined {
  return redirectUrl === undefined ? undefined : allowedAddress(redirectUrl, config, features);
}

/** A read that left its screen without data is shown where the data would be, and needs no toast. */
function showToastUnlessShown(error: ApiError, parts: ErrorPolicyParts, meta: FailedCall): void {
  const isShown = meta.isMissing && meta.handles !== 'nothing';
  if (!error.pageLoading && !meta.poll && !isShown) showToast(error, parts);
}

/** Why a write was refused, in the chosen language. */
function reasonOf(error: ApiError, { i18n }: ErrorPolicyParts): string {
  const text = failureText(error);
  return typeof text === 'string' ? text : i18n._(text);
}

function showPage(error: ApiError, parts: ErrorPolicyParts): void {
  parts.showPage(pageErrorOf(error.status, error.serverMessage, parts.currentPath()));
}

function titleOf({ code, reason, status }: ApiError) {
  if (reason === 'impersonation_refused') return impersonationTitle;
  return code === 'timeout' ? timeoutTitle : toastTitleOf(status);
}

function showToast(error: ApiError, { toasts, i18n }: ErrorPolicyParts, text?: string): void {
  const isOurFault = error.status === 500 || error.status === 501;
  const title = titleOf(error);
  toasts.show({ type: isOurFault ? 'critical' : 'error', title: i18n._(title), ...(text && { text }) });
}

/** Handles every failed call of the portal, each once. */
export type ErrorPolicy = (error: unknown, meta?: FailedCall) => void;

/**
 * Gives the screen to an error page when a call failed in a route. A route that is only preloaded shows
 * nothing.
 */
export function createRoutePolicy(parts: ErrorPolicyParts): (error: unknown) => void {
  return (error) => {
    if (isApiError(error)) showFailedRoute(error, parts);
  };
}

/** The one place that handles failed calls. */
export function createErrorPolicy(parts: ErrorPolicyParts): ErrorPolicy {
  const handled = new WeakSet<Error>();

  return (error, meta) => {
    if (!isApiError(error) || error.code === 'aborted' || handled.has(error)) return;
    handled.add(error);
    if (error.code === 'network') parts.connection.reportFailure();
    handleApiError(error, parts, meta);
  };
}
