import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';

import { portCount } from '../../src/takePorts.ts';

/** A proxy that listens in front of several sandboxes. */
export interface Proxy {
  close(): Promise<void>;
}

/** Headers that are between two neighbours only. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/**
 * Listens on the four ports of a sandbox and hands each request to the next of its instances in turn.
 * @param base the first of its ports
 * @param instances the first port of each instance; may be filled later, before the first request
 */
export async function startProxy(base: number, instances: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const servers: Server[] = [];
  for (let listener = 0; listener < portCount; listener += 1) {
    const server = createServer((request, response) => {
      turn += 1;
      forward(request, response, instances[turn % instances.length]! + listener);
    });
    server.listen(base + listener, 'localhost');
    await once(server, 'listening');
    servers.push(server);
  }
  return {
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method = 'GET', url = '/' } = request;
  const onward = ask({
    host: 'localhost',
    port,
    method,
    path: url,
    headers: ownHeaders(request),
    agent: false,
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, ownHeaders(answer));
    answer.pipe(response);
    // An answer that is cut is cut for the browser, too.
    answer.on('error', () => response.destroy());
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Names and values as they came, so that repeated ones (cookies) stay apart. */
function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!hopHeaders.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}
