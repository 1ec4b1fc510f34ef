import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An OpenAI-compatible API of a test's own. */
export interface UpstreamServer {
  /** The requests that it got, in order. */
  readonly seen: { url: string; key: string; body: Record<string, unknown> }[];
  /** The number of answers whose client disconnected. */
  readonly left: { count: number };
  /** How it answers. */
  answer: (response: ServerResponse, body: Record<string, unknown>) => void;
  /** Starts to listen; resolves to its address. */
  start: () => Promise<string>;
  stop: () => void;
}

/** Makes one that is not listening yet. */
export function upstreamServer(): UpstreamServer {
  const http = createServer((request, response) => void serve(request, response));
  const upstream: UpstreamServer = {
    seen: [],
    left: { count: 0 },
    answer: () => {},
    start: async () => {
      await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
      return `http://localhost:${(http.address() as AddressInfo).port}/v1`;
    },
    stop: () => {
      http.closeAllConnections();
      http.close();
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse) {
    response.once('close', () => {
      if (!response.writableEnded) upstream.left.count += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    upstream.seen.push({ url: request.url ?? '', key: request.headers.authorization ?? '', body });
    upstream.answer(response, body);
  }

  return upstream;
}

/** Responds with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** An event of a stream. */
export const event = (type: string, rest: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;

/** The event of a piece of text. */
export const delta = (text: string) =>
  event('response.output_text.delta', { item_id: 'm', output_index: 0, content_index: 0, delta: text });
