import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor, as } = testSandbox();
const kind = 'terms_and_conditions';

async function sign(persona: string, way: string, returnUrl?: string) {
  const who = await as(persona);
  const { url, worldUrl } = sandbox();
  const back = returnUrl ?? `${url}/distribution?agreement=${kind}`;
  const answer = await who.submit(`${worldUrl}/signing/${kind}`, { return_url: back, way });
  const { body } = await who.open(`/api/profile/agreements/${kind}`);
  return {
    who,
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    isAgreed: (body as { agreement: { is_agreed: boolean } }).agreement.is_agreed,
  };
}

test.each([
  ['signing_complete', 'signing_complete', true],
  ['late', 'signing_complete', false],
  ['decline', 'decline', false],
  ['cancel', 'cancel', false],
  ['session_timeout', 'session_timeout', false],
  ['ttl_expired', 'ttl_expired', false],
  ['viewing_complete', 'viewing_complete', false],
])('[DS-05] %s comes back as %s; the agreement is accepted: %s', async (way, event, accepted) => {
  const { location, isAgreed } = await sign('partner', way);
  expect(location).toBe(`${sandbox().url}/distribution?agreement=${kind}&event=${event}`);
  expect(isAgreed).toBe(accepted);
});

test('[DS-05] a late signature is accepted once it is confirmed', async () => {
  const { who } = await sign('partner', 'late');
  await sandbox().control.clock.advance(31);
  expect((await who.open(`/api/profile/agreements/${kind}`)).body).toMatchObject({
    agreement: { is_agreed: true },
  });
});

test('[DS-05] nobody is sent anywhere but to the portal', async () => {
  const { location } = await sign('partner', 'decline', 'https://elsewhere.example/');
  expect(new URL(location).origin).toBe(sandbox().url);
});

test('[DS-05] without a session nothing is signed, and unknown agreements are not found', async () => {
  expect((await visitor().open(`${sandbox().worldUrl}/signing/nothing`)).status).toBe(404);
});
