import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface SeenRequest {
  method: string;
  /** The path as it was sent, still encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Answer = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** A server on this machine that remembers its requests. */
export async function startServer(answer: Answer) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [path = '', query = ''] = (message.url ?? '').split('?');
    const request: SeenRequest = {
      method: message.method ?? '',
      path,
      query: new URLSearchParams(query),
      headers: message.headers,
      body: Buffer.concat(chunks),
    };
    seen.push(request);
    await answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** The calls that arrived, without the requests for a token. */
    calls: () => seen.filter(({ path }) => path !== '/sanctum/csrf-cookie'),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Responds with JSON. */
export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
