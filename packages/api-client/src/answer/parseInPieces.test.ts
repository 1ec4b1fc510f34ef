import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { listChannels } from '../contract.ts';
import { connect } from '../testing/connect.ts';
import { parseInPieces } from './parseInPieces.ts';

const withoutPause = { pause: async () => {} };

test('[API-03] a text is read as it would be whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      expect(await parseInPieces(text, withoutPause)).toEqual(JSON.parse(text));
    }),
  );
});

test('[API-03] wherever it is divided, nothing is lost: signs of two units, escapes, numbers, names', async () => {
  const one = '{"emoji":"🎬","escaped":"\\u2028\\n\\"","number":-1.25e+3,"no":null,"yes":true,"":[[],{}]}';
  // Each copy starts one unit further in its piece than the one before.
  const text = `[${Array.from({ length: 1_200 }, (_, at) => `${one}${at % 2 ? ' ' : ''}`).join(',')}]`;
  expect(text.length).toBeGreaterThan(5 * 16_384);
  expect(await parseInPieces(text, withoutPause)).toEqual(JSON.parse(text));
});

test.each(['[1,2', '{"a":1}}', '{"a" 1}', '[1,]', 'nothing', '{"__proto__":', '"a'])(
  '[API-03] %s is no JSON here, as it is none whole',
  async (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    await expect(parseInPieces(text, withoutPause)).rejects.toBeInstanceOf(Error);
  },
);

test('a name that means something to JavaScript is a name like any other', async () => {
  const value = await parseInPieces('{"__proto__":{"isAdmin":true},"constructor":1}', withoutPause);
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('others go first between the pieces', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  await parseInPieces(JSON.stringify('a'.repeat(16_384 * 20)), { slice: 0, pause });
  expect(pauses).toBeGreaterThan(20);
});

test('[API-03] a long answer that breaks off is malformed, as a short one is', async () => {
  const { api } = await connect((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`{"channels":[${'"a",'.repeat(200_000)}`);
  });
  await expect(api.send(listChannels)).rejects.toMatchObject({ code: 'malformed' });
});
