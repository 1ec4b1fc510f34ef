import { isApiError, type ApiErrorCode } from '@my-air/api-client';

/** The part of an event that is checked before it leaves the browser. */
export interface ReportableEvent {
  message?: string | undefined;
  request?: { url?: string | undefined } | undefined;
  exception?: { values?: readonly { value?: string | undefined }[] | undefined } | undefined;
}

/** The names of errors that are expected in normal use. */
const expectedNames = new Set([
  // A call that was given up, or the fading between two screens that a third one ended.
  'AbortError',
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
/** The texts with which Chromium, Firefox and Safari report a call without an answer. */
const networkTexts = /failed to fetch|networkerror|network error|load failed|network request failed/i;
/** The texts of the same three browsers for a chunk that could not be loaded. */
const importTexts = /dynamically imported module|importing a module script failed/i;
/** Calls that fail often and mean nothing. */
const noisyCalls = /active-chats|csrf-cookie|auth\/check/;

/** Whether an error is worth a report: not one that users, networks and sessions cause every day. */
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
