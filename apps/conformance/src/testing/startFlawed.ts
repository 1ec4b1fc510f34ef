import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer on its way, which a flaw changes. */
export interface Passing {
  /** Method and path of the call, without its query. */
  readonly key: string;
  /** The size of the request's body, in bytes. */
  readonly sent: number;
  /** 0 cuts the connection. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
}
/** The changes of an answer by a flaw; `delay` is in milliseconds, and one without end leaves the call unanswered. */
type Change = Partial<Passing> & { location?: string; delay?: number };
export type Flaw = (answer: Passing) => Change;

/** Changes the parsed body of one call. */
export const inBody =
  (key: string, change: (body: Record<string, object>) => unknown): Flaw =>
  (answer) =>
    answer.key === key && answer.status === 200
      ? { text: JSON.stringify(change(JSON.parse(answer.text) as Record<string, object>)) }
      : {};

/** Starts a backend that passes every call on to another one without some headers, and changes its answers. */
export async function startFlawed(
  upstream: string,
  flaws: readonly Flaw[],
  lostHeaders: readonly string[] = [],
) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await pass(upstream, request, lostHeaders);
      const key = `${request.method} ${request.url!.slice(1).split('?')[0]}`;
      const passing = {
        key,
        sent: answer.sent,
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text: answer.text,
      };
      const changed = flaws.reduce<Passing & Change>(
        (result, flaw) => ({ ...result, ...flaw(result) }),
        passing,
      );
      if (changed.delay === Infinity) return;
      setTimeout(() => finish(response, answer.headers, changed), changed.delay ?? 0);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The headers that the connection to the backend had, and this one has not. */
const ofConnection = ['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding', 'connection'];

function finish(response: ServerResponse, headers: Headers, changed: Passing & Change): void {
  if (changed.status === 0) return void response.destroy();
  for (const [name, value] of headers) if (!ofConnection.includes(name)) response.setHeader(name, value);
  response.setHeader('set-cookie', headers.getSetCookie());
  response.setHeader('content-type', changed.type);
  if (changed.location) response.setHeader('location', changed.location);
  response.writeHead(changed.status).end(changed.text);
}

async function pass(upstream: string, request: IncomingMessage, lostHeaders: readonly string[]) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!['host', 'connection', 'origin', 'content-length', ...lostHeaders].includes(name))
      headers.set(name, String(value));
  headers.set('origin', upstream);
  const parts = await request.toArray();
  const response = await fetch(new URL(request.url!, upstream), {
    method: request.method!,
    headers,
    redirect: 'manual',
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const { status, headers: received } = response;
  const sent = Buffer.concat(parts).length;
  return { sent, status, headers: received, text: await response.text() };
}
