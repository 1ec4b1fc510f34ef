import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { endpoint } from './contract.ts';
import { connect } from './testing/connect.ts';
import { answerJson } from './testing/startServer.ts';

const upload = endpoint('POST api/chats/{chatId}/messages', { binds: false, encoding: 'multipart' });
const input = {
  params: { chatId: 5 },
  body: { message: 'a', attachments: [new File(['12345678'], 'a.txt')] },
};

/** The behaviour of a browser's XMLHttpRequest for one form, directed by the test. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: object) => void } = {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  method = '';
  url = '';
  body: unknown;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};

  open(method: string, url: string) {
    Object.assign(this, { method, url });
    FakeRequest.last = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  send(sent: unknown) {
    this.body = sent;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, text: string, url = this.url) {
    Object.assign(this, { status, responseText: text, responseURL: url });
    this.onload();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

async function start(signal?: AbortSignal) {
  FakeRequest.last = undefined as never;
  const { api } = await connect((_, response) => answerJson(response, 200, {}), {
    flags: { idempotencyKey: true },
  });
  const onUploadProgress = vi.fn();
  const sent = api.send(upload as never, input as never, {
    onUploadProgress,
    idempotencyKey: 'key-1',
    ...(signal && { signal }),
  });
  const outcome = sent.then(
    () => 'done',
    (error: unknown) => error,
  );
  await vi.waitFor(() => expect(FakeRequest.last?.body).toBeInstanceOf(FormData));
  const call = FakeRequest.last;
  return { call, outcome, onUploadProgress };
}

test('[MS-12] a form that is watched tells how many of its bytes have left, with cookies, token and key', async () => {
  const { call, outcome, onUploadProgress } = await start();
  expect(call).toMatchObject({
    method: 'POST',
    withCredentials: true,
    headers: { 'x-xsrf-token': 'token-1==', 'idempotency-key': 'key-1', accept: 'application/json' },
  });
  expect(call.headers['content-type']).toBeUndefined();
  call.upload.onprogress?.({ loaded: 4, total: 8, lengthComputable: true });
  call.upload.onprogress?.({ loaded: 5, total: 0, lengthComputable: false });
  expect(onUploadProgress.mock.calls).toEqual([[4, 8]]);
  call.answer(204, '');
  expect(await outcome).toBe('done');
});

test('[ERR-07] what refuses a watched form is the same error as for any other call', async () => {
  const { call, outcome } = await start();
  call.answer(422, JSON.stringify({ message: 'No.', errors: { file: ['Too large.'] } }));
  expect(await outcome).toMatchObject({
    code: 'validation',
    status: 422,
    fieldErrors: { file: 'Too large.' },
  });
});

test('a watched form is cut off by its signal', async () => {
  const leaving = new AbortController();
  const { outcome } = await start(leaving.signal);
  leaving.abort();
  expect(await outcome).toMatchObject({ code: 'aborted' });
});

test('a watched form without an answer, and one that was led elsewhere, are failures of the network', async () => {
  const lost = await start();
  lost.call.onerror();
  expect(await lost.outcome).toMatchObject({ code: 'network' });
  const led = await start();
  led.call.answer(200, '{}', 'https://elsewhere.test/messages');
  expect(await led.outcome).toMatchObject({ code: 'network' });
});

test('where forms cannot be watched they are sent all the same', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  const { api, server } = await connect((_, response) => void response.writeHead(204).end());
  await api.send(upload as never, input as never, { onUploadProgress: () => {} });
  expect(server.calls()[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});
