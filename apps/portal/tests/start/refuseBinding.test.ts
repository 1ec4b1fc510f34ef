import { createApiClient, isApiError } from '@my-air/api-client';
import { buildUser } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { endpoints } from '../testing/backend/endpoints.ts';
import { refuseBinding } from '@my-air/shell/testing';

const impersonator = { id: 9, name: 'Iryna' };

async function send(endpoint: (typeof endpoints)[number], user: ReturnType<typeof buildUser>) {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  const client = createApiClient({
    apiUrl: 'https://api.my-air.test',
    origin: 'https://portal.my-air.test',
    wireLocale: () => 'en',
    readCookie: () => 'token',
    fetch,
    onMismatch: () => {},
    flags: { idempotencyKey: false },
  });
  const api = refuseBinding(client, () => ({ getUser: () => user }));
  const params = Object.fromEntries([...endpoint.key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
  const sending = api.send(endpoint, {
    params,
    ...(!endpoint.key.startsWith('GET ') && { body: {} }),
  } as never) as Promise<unknown>;
  const error: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { wasSent: fetch.mock.calls.length > 0, error };
}

test.each(endpoints.map((endpoint) => [endpoint.key, endpoint] as const))(
  '[SH-13] %s is sent by staff who act on behalf of a person unless it binds that person',
  async (_, endpoint) => {
    const { wasSent, error } = await send(endpoint, buildUser({ impersonator }));
    expect(wasSent).toBe(!endpoint.binds);
    expect(isApiError(error) ? error.reason : undefined).toBe(
      endpoint.binds ? 'impersonation_refused' : undefined,
    );
    expect((await send(endpoint, buildUser())).wasSent).toBe(true);
  },
);
