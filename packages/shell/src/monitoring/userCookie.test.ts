import type { User } from '@my-air/api-client/contract';
import { expect, test, vi } from 'vitest';

import { rememberUserId } from './userCookie.ts';

const user = { id: 42 } as User;

test('[MON-02] the user_id cookie lasts 30 days', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  rememberUserId(user);
  expect(cookie).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^user_id=42; Path=\/; Max-Age=2592000; SameSite=Lax/),
  );
});

test('[MON-02] neither a visitor nor an impersonated person gets one', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  rememberUserId(undefined);
  rememberUserId(null);
  rememberUserId({ ...user, impersonator: { id: 9, name: 'Staff' } });
  expect(cookie).not.toHaveBeenCalled();
});
