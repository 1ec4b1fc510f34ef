import { buildPartner, buildUser } from '@my-air/feature-kit/testing';

import { endpointOf } from './endpoints.ts';
import { sampleOf } from './sampleOf.ts';

let count = 0;

/** The capabilities of a user to whom every screen is open. */
const capabilities = Object.fromEntries(
  [
    'boost',
    'distribution',
    'games',
    'metadata_ai_service',
    'ai_metadata_optimization',
    'referral_program',
  ].map((name) => [name, 'granted']),
);
const user = buildUser({ partner: buildPartner({ capabilities }) });

export type Reply = (request: Request) => Promise<Response>;

/** Each portal has a backend of its own, so that late requests of one never reach the next. */
const backends = new Map<string, typeof fetch>();

/** Fetches from the backend that the address names. */
export const fetchFromBackend: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  return (backends.get(new URL(request.url).origin) ?? nowhere)(request);
};
const nowhere = async (): Promise<Response> => new Response(null, { status: 404 });

/** A backend that answers every call as its contract says, unless a call is given another reply. */
export function createBackend() {
  const replies = new Map<string, Reply>();
  const seen: string[] = [];

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    // The probe of the connection, which would otherwise find the network gone, and read again once it is back.
    if (request.method === 'HEAD') return new Response(null, { status: 204 });
    const endpoint = endpointOf(request);
    if (!endpoint) throw new Error(`@my-air/portal: no contract has ${request.method} ${request.url}`);
    const { key, response } = endpoint;
    seen.push(key);
    const reply = replies.get(key);
    if (reply) return reply(request);
    if (!response) return new Response(null, { status: 204 });
    return Response.json(key === 'GET api/user' ? { user } : sampleOf(response));
  };
  count += 1;
  const origin = `https://api-${count}.my-air.test`;
  backends.set(origin, fetch);
  return {
    /** The address of the backend. */
    origin,
    seen,
    /** The number of times that a call was made. */
    count: (key: string) => seen.filter((seenKey) => seenKey === key).length,
    reply: (key: string, reply: Reply) => void replies.set(key, reply),
    /** Answers a call as its contract says again. */
    mend: (key: string) => void replies.delete(key),
  };
}
