import type { Answered, Visitor } from './Visitor.ts';

/** Makes a writing call with an `Idempotency-Key` and a JSON body. */
export async function sendWithKey(who: Visitor, path: string, body: unknown, key: string): Promise<Answered> {
  return who.open(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': await who.token(),
      'idempotency-key': key,
    },
  });
}
