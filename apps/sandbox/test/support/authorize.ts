import { expect } from 'vitest';

import type { Answered, Visitor } from './Visitor.ts';

/** The target of a redirect. */
export function locationOf({ headers }: Answered): URL {
  return new URL(headers.get('location') ?? 'missing:');
}

/** Goes to a platform and loads its consent page. */
export async function startAt(who: Visitor, platform: string, query = ''): Promise<URL> {
  const answer = await who.open(`/api/oauth/${platform}/redirect${query}`);
  expect(answer.status).toBe(302);
  return locationOf(answer);
}

/** Decides on the consent page; the answer is the address of the API's callback. */
export async function decide(who: Visitor, consent: URL, decision: string, choice = 'new'): Promise<URL> {
  const answer = await who.submit(consent.origin + consent.pathname, {
    ...Object.fromEntries(consent.searchParams),
    decision,
    choice,
  });
  expect(answer).toMatchObject({ status: 303 });
  return locationOf(answer);
}

/** The whole way to a platform and back; the answer is the portal's address that it ends at. */
export async function authorize(
  who: Visitor,
  platform: string,
  choice: string,
  query = '',
  decision = 'allow',
) {
  const callback = await decide(who, await startAt(who, platform, query), decision, choice);
  return locationOf(await who.open(callback.href));
}
