import { request } from 'node:http';

import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox } = testSandbox({ allowedHosts: ['Box.lan:3000'] });

interface Asked {
  origin: string;
  method?: string;
  path: string;
}

/** Sends a request as a page of another host whose name points at this computer. @returns the status */
function ask({ origin, method = 'GET', path }: Asked, host: string) {
  const { hostname, port } = new URL(origin);
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { host } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject).end();
  });
}

/** Something of every listener: pages, calls that read and write, files, and addresses with nothing behind them. */
function everywhere(): Asked[] {
  const { url, identityUrl, worldUrl, apiUrl } = sandbox();
  return [
    ...['/', '/sandbox', '/sandbox/api/state', '/api/countries', '/nothing'].map((path) => ({
      origin: url,
      path,
    })),
    { origin: url, method: 'POST', path: '/sandbox/api/reset' },
    ...['/mailbox', '/enter/login', '/.well-known/openid-configuration', '/nothing'].map((path) => ({
      origin: identityUrl,
      path,
    })),
    ...['/finance', '/nothing'].map((path) => ({ origin: worldUrl, path })),
    { origin: apiUrl, path: '/api/countries' },
    { origin: apiUrl, method: 'POST', path: '/api/login' },
    { origin: apiUrl, method: 'OPTIONS', path: '/api/login' },
  ];
}

test('every listener refuses a Host that is not its own, whatever is asked', async () => {
  for (const asked of everywhere()) {
    const { port } = new URL(asked.origin);
    const names = [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost.',
      '192.168.0.1',
    ];
    const hosts = [...names.map((name) => `${name}:${port}`), `localhost:1${port}`, 'localhost', 'box.lan'];
    for (const host of hosts)
      expect({ asked, host, status: await ask(asked, host) }).toEqual({ asked, host, status: 421 });
  }
});

test('the own names pass in any letters, and so do the named hosts and the development server', async () => {
  for (const asked of everywhere()) {
    const { port } = new URL(asked.origin);
    const own = [`localhost:${port}`, `LOCALHOST:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
    for (const host of [...own, 'box.lan:3000', 'localhost:5173'])
      expect(await ask(asked, host)).not.toBe(421);
  }
});
