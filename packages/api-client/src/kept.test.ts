import * as v from 'valibot';
import { expect, test, vi } from 'vitest';

import { endpoint } from './contract.ts';
import { connect } from './testing/connect.ts';

const response = v.looseObject({ title: v.string() });
const readLater = endpoint('GET api/news/{id}', { isReadOffline: true, response });
const readNow = endpoint('GET api/balance', { response });

test('calls that are read offline are read by their address and signal, others are not', async () => {
  const readKept = vi.fn((_url: URL, sent: Promise<string>) => sent);
  const { api, server } = await connect(
    (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"New"}'),
    { readKept },
  );
  const { signal } = new AbortController();
  expect(await api.send(readLater, { params: { id: 1 } }, { signal })).toEqual({ title: 'New' });
  await api.send(readNow);
  expect(readKept).toHaveBeenCalledExactlyOnceWith(
    new URL(`${server.origin}/api/news/1`),
    expect.any(Promise),
    signal,
  );
});

test('a kept answer is checked by the present contract, as one of the network is', async () => {
  const { api, mismatches } = await connect((_, answer) => void answer.destroy(), {
    isOnline: () => false,
    readKept: (_, sent) => sent.catch(() => '{"headline":"of an earlier build"}'),
  });
  expect(await api.send(readLater, { params: { id: 1 } })).toMatchObject({ title: '' });
  expect(mismatches).toHaveLength(1);
});

test('an answer of the network is told, and a kept one or a failure is not', async () => {
  const onAnswer = vi.fn();
  const { api } = await connect(
    ({ path }, answer) => {
      if (path === '/api/balance')
        answer.writeHead(200, { 'content-type': 'application/json' }).end('{"title":""}');
      else answer.destroy();
    },
    { onAnswer, isOnline: () => false, readKept: (_, sent) => sent.catch(() => '{"title":"kept"}') },
  );
  await api.send(readLater, { params: { id: 1 } });
  expect(onAnswer).not.toHaveBeenCalled();
  await api.send(readNow);
  expect(onAnswer).toHaveBeenCalledOnce();
});
