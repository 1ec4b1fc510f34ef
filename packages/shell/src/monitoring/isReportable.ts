import { isApiError, type ApiErrorCode } from '@my-air/api-client';

/** What is looked at of an event before it leaves the browser. */
export interface ReportableEvent {
  message?: string | undefined;
  request?: { url?: string | undefined } | undefined;
  exception?: { values?: readonly { value?: string | undefined }[] | undefined } | undefined;
}

/** Errors that belong to the ordinary course of things, by name. */
const expectedNames = new Set([
  'ValidationError',
  'NotFoundError',
  'BaseError',
  'MaintenanceError',
  'UnauthorizedError',
  'TimeoutError',
]);
const expectedCodes = new Set<ApiErrorCode>([
  'aborted',
  'network',
  'timeout',
  'unauthenticated',
  'not_found',
  'validation',
  'maintenance',
  // Logged as a mismatch, with its shape.
  'mismatch',
]);
/** How Chromium, Firefox and Safari say that a call got no answer. */
const networkTexts = /failed to fetch|networkerror|network error|load failed|network request failed/i;
/** The same three, of a chunk that did not come. */
const importTexts = /dynamically imported module|importing a module script failed/i;
/** Calls that fail often and mean nothing. */
const noisyCalls = /active-chats|csrf-cookie|auth\/check/;

/** Whether an error is worth a report: not one that people, networks and sessions cause every day. */
export function isReportable(event: ReportableEvent, error: unknown): boolean {
  if (!(error instanceof Error) || isExpected(error)) return false;
  const values = event.exception?.values?.map(({ value }) => value) ?? [];
  const key = isApiError(error) ? error.key : undefined;
  return ![event.message, event.request?.url, key, error.message, ...values].some(
    (text) => text !== undefined && noisyCalls.test(text),
  );
}

function isExpected(error: Error): boolean {
  if (isApiError(error)) return error.status === 401 || expectedCodes.has(error.code);
  const { status } = error as { status?: unknown };
  return (
    status === 401 ||
    expectedNames.has(error.name) ||
    networkTexts.test(error.message) ||
    importTexts.test(error.message)
  );
}
