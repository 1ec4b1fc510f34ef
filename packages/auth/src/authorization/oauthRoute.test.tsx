import { buildUser } from '@my-air/feature-kit/testing';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { failure } from '../testing/failure.ts';
import { openAddress } from '../testing/openAddress.ts';
import { openRoute } from '../testing/openRoute.tsx';
import { useFinishAuthorization } from './useFinishAuthorization.ts';

const key = 'POST api/federated-auth/login';

/** Leaves for the provider and comes back with its answer. */
async function comeBack(answer: (state: string) => string, options: Parameters<typeof openRoute>[1] = {}) {
  return openRoute('/oauth/login', {
    ...options,
    prepare: async ({ session, left }) => {
      session.rememberDestination('/register?kept=no');
      session.rememberDestination('/login');
      await session.startAuthorization();
      openAddress(`/oauth/login?${answer(new URL(left[0] ?? '').searchParams.get('state') ?? '')}`);
    },
  });
}

test('[AUTH-02] a screen that is mounted twice exchanges the code once and goes on', async () => {
  const { api, router } = await comeBack((state) => `code=c&state=${state}`, { user: buildUser() });
  await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  expect(api.calls.filter((call) => call.key === key)).toHaveLength(1);
});

test('[AUTH-04] an unknown state is explained without a call, and one can sign in again', async () => {
  const { api } = await comeBack(() => 'code=c&state=constructor');
  expect(await screen.findByRole('heading', { level: 1, name: 'The sign-in has expired' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login');
  expect(api.calls).toEqual([]);
});

test.each([
  ['access_denied', 'You did not allow My AIR ID to sign you in. You can try again at any time.'],
  ['temporarily_unavailable', 'My AIR ID could not sign you in just now. Try again in a moment.'],
])('[AUTH-04] the refusal %s is explained in our words', async (error, words) => {
  const { container } = await comeBack((state) => `error=${error}&error_description=RAW&state=${state}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'The sign-in was cancelled' })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(container.textContent).not.toContain('RAW');
});

test.each([
  [failure('validation', key, { status: 422 }), /If it happens again, write to support/],
  [failure('network', key), /no connection to the portal/],
])('[AUTH-02] an exchange that fails is explained: %s', async (error, words) => {
  await comeBack((state) => `code=c&state=${state}`, { answers: { [key]: error } });
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not sign you in' })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});

test('[AUTH-02] code of the exchange that cannot be loaded is a failure that is explained', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  const session = { finishAuthorization: () => Promise.reject(error) };
  const onSignedIn = vi.fn();
  const { result } = renderHook(() => useFinishAuthorization(session, onSignedIn));
  await waitFor(() => expect(result.current).toEqual({ kind: 'failed', error }));
  expect(onSignedIn).not.toHaveBeenCalled();
});
