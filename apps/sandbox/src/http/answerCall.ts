import type { Answer, AnyEndpoint, ParsedCall } from './Call.ts';

/** Sends what a handler returned, changed by the call's fault where there is one. */
export async function answerCall<E extends AnyEndpoint>(
  endpoint: E,
  { request, reply }: ParsedCall<E>,
  body: Answer<E>,
) {
  const { fault } = request;
  if (fault?.dropAnswer) {
    reply.hijack();
    // The request itself is read to its end by now, and ending it again would leave the connection open.
    request.raw.socket.destroy();
    return;
  }
  if (reply.sent) return reply;
  if (endpoint.response === undefined) return reply.code(204).send();
  return reply.send(fault?.mutate ? fault.mutate(body) : body);
}
