import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

import type { Sandbox } from '../Sandbox.ts';
import type { Answer, AnyEndpoint, Call } from './Call.ts';
import { once } from './idempotency.ts';

/** Lets the handler do its work and sends what it returned, bent by the call's fault where there is one. */
export async function answerCall<E extends AnyEndpoint>(
  sandbox: Sandbox,
  endpoint: E,
  call: Call<E>,
  handle: () => Promise<Answer<E>> | Answer<E>,
) {
  const { request, reply } = call;
  const { fault } = request;
  const body: unknown = await once(sandbox, endpoint.key, request, async () => handle());
  if (fault?.dropAnswer) {
    reply.hijack();
    // The request itself is read to its end by now, and ending it again would leave the connection open.
    request.raw.socket.destroy();
    return;
  }
  if (reply.sent) return reply;
  if (sandbox.isStrict) assertFits(endpoint, body);
  if (endpoint.response === undefined) return reply.code(204).send();
  return reply.send(fault?.mutate ? fault.mutate(body) : body);
}

function assertFits(endpoint: AnyEndpoint, body: unknown) {
  const schema = endpoint.response as GenericSchema | undefined;
  if (schema === undefined) return;
  const result = v.safeParse(schema, body);
  if (!result.success) {
    const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    throw new Error(`@my-air/sandbox: ${endpoint.key} breaks its contract: ${where.join('; ')}`);
  }
}
