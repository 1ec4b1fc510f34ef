import { expectTypeOf, test } from 'vitest';

import type { ApiClient } from './ApiClient.ts';
import { addProfile, checkAuth, deleteChannel, getUser, updateIntroTour, type User } from './contract.ts';

declare const api: ApiClient;

test('an answer has the type of its schema', () => {
  expectTypeOf(api.send(getUser)).resolves.toHaveProperty('user');
  expectTypeOf<Awaited<ReturnType<typeof readUser>>>().toEqualTypeOf<User>();
});

test('path values and bodies are required where the call has them, and refused where it has none', () => {
  expectTypeOf(
    api.send(deleteChannel, { params: { platform: 'youtube', platform_guid: 'x' } }),
  ).resolves.toEqualTypeOf<undefined>();
  // @ts-expect-error the path has two values
  void api.send(deleteChannel, { params: { platform: 'youtube' } });
  // @ts-expect-error the path has values
  void api.send(deleteChannel);
  // @ts-expect-error the body is required
  void api.send(updateIntroTour, {});
  // @ts-expect-error a wrong body
  void api.send(updateIntroTour, { body: { intro_tour: 'yes' } });
  // @ts-expect-error this call takes no body
  void api.send(checkAuth, { body: {} });
  void api.send(addProfile, { params: { platform: 'instagram' }, body: { username: 'ann' } });
});

const readUser = async () => (await api.send(getUser)).user;
