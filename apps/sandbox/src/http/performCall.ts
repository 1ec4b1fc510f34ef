import type { Queries } from '../database/Database.ts';
import type { WriteEffects } from '../database/Transactions.ts';
import type { ApiSandbox } from '../Sandbox.ts';
import { findCaller } from '../session/findCaller.ts';
import { assertFits } from './assertFits.ts';
import type { Answer, AnyEndpoint, Call, Caller, ParsedCall } from './Call.ts';
import { once } from './once.ts';

/** Serves an endpoint; the caller is undefined when the endpoint needs no session. */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
  caller: Caller | undefined,
) => Promise<Answer<E>> | Answer<E>;

/**
 * Lets the handler do its work: reads as they come, and a write in one transaction together with its
 * `Idempotency-Key`. Writes of one user run one after the other, so that each finds what the one before left.
 */
export function performCall<E extends AnyEndpoint>(
  sandbox: ApiSandbox,
  endpoint: E,
  call: ParsedCall<E>,
  handler: Handler<E>,
): Promise<Answer<E>> {
  const { request, reply } = call;

  async function handle(db: Queries, caller: Caller | undefined, effects: WriteEffects) {
    const scope = { ...sandbox, db };
    const body = await handler({ ...call, db, scope, ...effects }, caller);
    if (sandbox.isStrict) assertFits(endpoint, body);
    return body;
  }

  if (request.method === 'GET') {
    // A read has no commit to wait for, so these functions are called immediately.
    const effects: WriteEffects = { onRollback: () => {}, afterCommit: (act) => act() };
    return sandbox.transactions.read((db) => handle(db, request.caller, effects));
  }
  return sandbox.transactions.write(async (db, effects) => {
    const attempt = { request, body: call.body, now: sandbox.clock.now() };
    const body = await once(db, attempt, async () => {
      const caller = request.caller && (await findCaller(db, request.caller.session, { isLocked: true }));
      return handle(db, caller, effects);
    });
    if (reply.sent) throw new Error(`@my-air/sandbox: ${endpoint.key} was answered before its commit`);
    // SAFETY: what was kept is what the handler returned the first time.
    return body as Answer<E>;
  });
}
