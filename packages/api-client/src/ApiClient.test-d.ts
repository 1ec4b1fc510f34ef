import { expectTypeOf, test } from 'vitest';

import type { ApiClient } from './ApiClient.ts';
import { answerModalPrompt, assumedEndpoint, checkAuth, endpoint, getUser, type User } from './contract.ts';
import { deleteChannel } from './testing/sampleEndpoints.ts';

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
  void api.send(answerModalPrompt, { params: { id: 1 } });
  // @ts-expect-error a wrong body
  void api.send(answerModalPrompt, { params: { id: 1 }, body: { status: 'perhaps' } });
  // @ts-expect-error this call takes no body
  void api.send(checkAuth, { body: {} });
  void api.send(answerModalPrompt, { params: { id: 1 }, body: { status: 'accepted' } });
});

test('[SH-13] a writing call says whether it binds the person', () => {
  expectTypeOf(endpoint('POST api/logout', { binds: false }).key).toEqualTypeOf<'POST api/logout'>();
  endpoint('GET api/user', {});
  // @ts-expect-error a writing call has to say it
  endpoint('POST api/logout', {});
  // @ts-expect-error neither a method nor a path of the backend
  endpoint('FETCH api/user', {});
  // @ts-expect-error an assumed writing call has to say it, too
  assumedEndpoint('POST api/games/{id}/play', {});
});

const readUser = async () => (await api.send(getUser)).user;
