import type { ServerResponse } from 'node:http';

import { onTestFinished } from 'vitest';

import type { Mismatch } from '../answer/checkAnswer.ts';
import { createApiClient, type ApiClientOptions } from '../createApiClient.ts';
import { startServer, type SeenRequest } from './startServer.ts';

type Routes = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** A client and the server it talks to. The server sets the token cookie as the framework does, and the client's jar keeps it. */
export async function connect(answer: Routes, options: Partial<ApiClientOptions> = {}) {
  const cookies = new Map<string, string>();
  let tokens = 0;
  const server = await startServer(async (request, response) => {
    if (request.path === '/sanctum/csrf-cookie') {
      // oxlint-disable-next-line my-air/no-fixed-wait -- a slow server: parallel writes meet while the token is on its way
      await new Promise((resolve) => setTimeout(resolve, 20));
      tokens += 1;
      cookies.set('XSRF-TOKEN', `token-${tokens}%3D%3D`);
      response.writeHead(204).end();
    } else {
      await answer(request, response);
    }
  });
  onTestFinished(() => server.close());
  const mismatches: Mismatch[] = [];
  const api = createApiClient({
    apiUrl: server.origin,
    origin: 'https://portal.my-air.test',
    wireLocale: () => 'en',
    readCookie: (name) => cookies.get(name),
    onMismatch: (mismatch) => mismatches.push(mismatch),
    flags: { idempotencyKey: false },
    ...options,
  });
  const tokenRequests = () => server.seen.filter(({ path }) => path === '/sanctum/csrf-cookie').length;
  return { api, server, cookies, mismatches, tokenRequests };
}
