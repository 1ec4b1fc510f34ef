import * as v from 'valibot';
import { expect, test } from 'vitest';

import { checkAuth, endpoint, getUser, listChannels, logout } from './contract.ts';
import { connect } from './testing/connect.ts';
import { answerJson } from './testing/startServer.ts';

const channel = (over: object = {}) => ({ platform: 'youtube', platform_guid: 'UC1', title: 'Ann', ...over });

test('[API-03] an answer that fits its contract is given with the defaults of the contract', async () => {
  const { api, mismatches } = await connect((_, response) =>
    answerJson(response, 200, { channels: [channel()] }),
  );
  const { channels } = await api.send(listChannels);
  expect(channels[0]).toMatchObject({ title: 'Ann', status: 'connected', unread_count: 0 });
  expect(mismatches).toEqual([]);
});

test('[API-03] [SH-23] a mismatch is reported once per shape, without the data, which is repaired and used', async () => {
  const body = {
    channels: [channel({ title: 7 }), channel({ title: 'fine' }), channel({ title: 'x', status: 3 })],
  };
  const { api, mismatches } = await connect((_, response) => answerJson(response, 200, body));
  const { channels } = await api.send(listChannels);
  expect(channels.map(({ title, status }) => [title, status])).toEqual([
    ['7', 'connected'],
    ['fine', 'connected'],
    ['x', 'connected'],
  ]);
  await api.send(listChannels);
  expect(mismatches).toEqual([
    {
      key: 'GET api/channels',
      path: 'channels.[].title',
      expected: 'string',
      received: 'number',
    },
    {
      key: 'GET api/channels',
      path: 'channels.[].status',
      expected: expect.any(String) as string,
      received: 'number',
    },
  ]);
});

test('[API-03] the same shape in another call is told again', async () => {
  const { api, mismatches } = await connect((_, response) => answerJson(response, 200, null));
  await expect(api.send(listChannels)).rejects.toMatchObject({ code: 'mismatch', key: 'GET api/channels' });
  await expect(api.send(getUser)).rejects.toMatchObject({ code: 'mismatch', pageLoading: false });
  expect(mismatches.map(({ key, path, received }) => [key, path, received])).toEqual([
    ['GET api/channels', '', 'null'],
    ['GET api/user', '', 'null'],
  ]);
});

test('fields that the contract does not know are kept', async () => {
  const { api } = await connect((_, response) => answerJson(response, 200, { expires_at: null, later: [1] }));
  await expect(api.send(checkAuth)).resolves.toEqual({ expires_at: null, later: [1] });
});

test('a 204, an empty 200 and an answer that nobody asked for are undefined', async () => {
  const { api } = await connect(({ path }, response) => {
    if (path === '/api/logout') answerJson(response, 200, { ignored: true });
    else response.writeHead(path === '/api/auth/check' ? 204 : 200).end();
  });
  const optional = endpoint('GET api/help/topics', { response: v.optional(v.looseObject({})) });
  await expect(api.send(checkAuth)).resolves.toBeUndefined();
  await expect(api.send(optional)).resolves.toBeUndefined();
  await expect(api.send(logout)).resolves.toBeUndefined();
});

test('a broken body and a page where JSON is promised are malformed', async () => {
  const { api } = await connect(({ path }, response) => {
    if (path === '/api/user')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"user": {"id"');
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>');
  });
  await expect(api.send(getUser, {}, { pageLoading: true })).rejects.toMatchObject({
    code: 'malformed',
    key: 'GET api/user',
    pageLoading: true,
  });
  await expect(api.send(listChannels)).rejects.toMatchObject({ code: 'malformed', key: 'GET api/channels' });
});

test('a connection cut in the middle of an answer is a network failure', async () => {
  const { api } = await connect((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"channels": [');
    setTimeout(() => response.destroy(), 10);
  });
  await expect(api.send(listChannels)).rejects.toMatchObject({ code: 'network' });
});

test('a huge error page is neither kept nor waited for in memory', async () => {
  const { api } = await connect((_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('x'.repeat(12_000_000));
  });
  await expect(api.send(getUser)).rejects.toMatchObject({ code: 'server', status: 500, body: undefined });
});
