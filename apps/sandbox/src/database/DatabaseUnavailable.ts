import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be used at the moment: it is down, restarting, out of connections or too slow. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * SQLSTATEs after which the same request can succeed later, as prefixes: connection exceptions, insufficient
 * resources, operator intervention (shutdown, statement time-out), transaction rollback (deadlock), lock time-out,
 * idle and whole transaction time-outs, and a server that became a read-only standby.
 */
const passingStates = ['08', '53', '57', '40', '55P03', '25P03', '25P04', '25006'];

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** How the messages of node-postgres begin that have no code. */
const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
];

/** Whether an error of a request means that the database is unavailable for now. Failed fetches do not count. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const chain = causesOf(error);
  if (chain.some((cause) => cause instanceof DatabaseUnavailable)) return true;
  return chain.some((cause) => cause instanceof DrizzleQueryError) && chain.some(isPassing);
}

/** Whether an error of the driver itself will pass. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return driverMessages.some((beginning) => error.message.startsWith(beginning));
  return (
    networkCodes.has(code) || (code.length === 5 && passingStates.some((state) => code.startsWith(state)))
  );
}

/** The driver's reason, in one line. */
export function reasonOf(error: unknown): string {
  const last = causesOf(error).at(-1);
  if (!(last instanceof Error)) return String(last);
  return last.message || ('code' in last ? String(last.code) : last.name);
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let cause = error; cause !== undefined && chain.length < 10;) {
    chain.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return chain;
}
