import { ApiError, type ApiErrorDetails } from '@my-air/api-client';
import { setupI18n } from '@lingui/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { ErrorMeta } from '@my-air/feature-kit';
import { buildConfig } from '@my-air/feature-kit/testing';
import { MutationObserver } from '@tanstack/react-query';
import { createQueryClient } from '../state/createQueryClient.ts';
import { createErrorPolicy, handleApiError, showFailedRoute } from './handleApiError.ts';
import type { PageError } from '../state/pageError.ts';

const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ code: 'unexpected', key: 'GET api/channels', pageLoading: false, ...details });

function buildParts() {
  return {
    config: buildConfig({ allowedRedirectHosts: ['partner.test'] }),
    features: [],
    session: { recheck: vi.fn(async () => true) },
    toasts: { show: vi.fn(() => 'toast') },
    modals: { open: vi.fn(async () => undefined) },
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    showPage: vi.fn<(error: PageError) => void>(),
    connection: { reportFailure: vi.fn() },
    leave: vi.fn(),
    currentPath: () => '/services',
  };
}
let parts: ReturnType<typeof buildParts>;
beforeEach(() => {
  parts = buildParts();
});

/** Everything that the policy did about a failure. */
const effects = () =>
  [parts.toasts.show, parts.modals.open, parts.showPage, parts.leave].flatMap(
    (spy) => spy.mock.calls as unknown[],
  );

describe('401', () => {
  const unauthenticated = (key = 'GET api/channels') =>
    failure({ code: 'unauthenticated', status: 401, key });

  test.each(['POST api/logout', 'GET api/auth/check', 'POST api/login'])(
    '[ERR-02] of %s starts no second logout',
    async (key) => {
      handleApiError(unauthenticated(key), parts);
      await Promise.resolve();
      expect(effects()).toEqual([]);
    },
  );

  test.each([
    {},
    { poll: true },
    { poll: true, isWrite: true },
    { handles: 'inPlace', isWrite: true },
  ] as const)(
    '[ERR-02] [G-45] of a read, a poll or what is shown in place (%j) is left to the client, which asks whether the session lives',
    (meta) => {
      handleApiError(unauthenticated(), parts, meta);
      expect(effects()).toEqual([]);
      expect(parts.session.recheck).not.toHaveBeenCalled();
    },
  );

  test('[ERR-02] of a write in a session that lives is told', async () => {
    handleApiError(unauthenticated('PUT api/user'), parts, { isWrite: true });
    await vi.waitFor(() => expect(parts.toasts.show).toHaveBeenCalledOnce());
  });

  test('[ERR-02] of a write in a session that has ended is not: the login screen says it', async () => {
    const gone = Promise.resolve(false);
    parts.session.recheck.mockReturnValue(gone);
    handleApiError(unauthenticated('PUT api/user'), parts, { isWrite: true });
    await gone;
    await Promise.resolve();
    expect(effects()).toEqual([]);
  });
});

describe.each([
  ['forbidden', 403],
  ['page_expired', 419],
] as const)('%s', (code, status) => {
  test(`[ERR-03] ${status} with an address opens the redirect dialog with reason and address`, () => {
    const body = { message: 'Sign the new terms first', redirect_url: 'https://partner.test/terms' };
    const error = failure({ code, status, body, pageLoading: true });
    handleApiError(error, parts);
    expect(effects(), 'a route that is only preloaded opens nothing').toEqual([]);
    showFailedRoute(error, parts);
    expect(parts.modals.open).toHaveBeenCalledExactlyOnceWith('auth-redirect', {
      reason: 'Sign the new terms first',
      url: 'https://partner.test/terms',
    });
    expect(parts.showPage).not.toHaveBeenCalled();
    expect(parts.leave).not.toHaveBeenCalled();
  });

  test(`[ERR-03] [G-53] ${status} with a foreign address is an ordinary error`, () => {
    const body = { message: 'Come here', redirect_url: 'https://evil.test/' };
    handleApiError(failure({ code, status, body }), parts);
    expect(parts.modals.open).not.toHaveBeenCalled();
    expect(parts.toasts.show).toHaveBeenCalledOnce();
  });
});

test('[ERR-04] a login that fails with 419 goes to the logout address', () => {
  handleApiError(failure({ code: 'page_expired', status: 419, key: 'POST api/login' }), parts);
  expect(parts.leave).toHaveBeenCalledExactlyOnceWith('http://localhost:3001/logout');
});

test.each([
  ['ERR-05', 'not_found', 404, 'error'],
  ['ERR-03', 'forbidden', 403, 'error'],
  ['ERR-03', 'page_expired', 419, 'error'],
  ['ERR-08', 'server', 500, 'error'],
  ['ERR-08', 'server', 501, 'error'],
  ['ERR-01', 'unexpected', 418, 'server-error'],
] as const)(
  '[%s] [ERR-09] [G-44] %s (%i) is the page of a route that failed with it, otherwise a toast',
  (_, code, status, layout) => {
    const error = failure({ code, status, pageLoading: true });
    handleApiError(error, parts);
    expect(effects(), 'a route that is only preloaded shows nothing').toEqual([]);
    showFailedRoute(error, parts);
    expect(parts.showPage).toHaveBeenCalledWith(expect.objectContaining({ layout, path: '/services' }));
    expect(parts.toasts.show).not.toHaveBeenCalled();

    parts.showPage.mockClear();
    handleApiError(failure({ code, status }), parts);
    expect(parts.showPage).not.toHaveBeenCalled();
    expect(parts.toasts.show).toHaveBeenCalledOnce();
  },
);

test.each(['network', 'timeout', 'malformed', 'too_many_requests', 'unauthenticated', 'validation'] as const)(
  '[ERR-09] %s has no page: the view of the route says it, inside the frame',
  (code) => {
    showFailedRoute(failure({ code, pageLoading: true }), parts);
    expect(effects()).toEqual([]);
  },
);

test('[ERR-03] a call that no route waits for opens the dialog itself', () => {
  const body = { redirect_url: 'https://partner.test/terms' };
  handleApiError(failure({ code: 'forbidden', status: 403, body }), parts);
  expect(parts.modals.open).toHaveBeenCalledOnce();
});

test('[ERR-09] a read that leaves its screen without data is shown there, and not as a toast as well', () => {
  handleApiError(failure({ code: 'server', status: 500 }), parts, { isMissing: true });
  expect(effects()).toEqual([]);
});

test('[ERR-08] 503 is a page of its own layout, for every caller', () => {
  handleApiError(failure({ code: 'maintenance', status: 503 }), parts);
  expect(parts.showPage).toHaveBeenCalledWith(
    expect.objectContaining({ layout: 'unavailable', messageKey: 'unavailable' }),
  );
});

test.each([
  [500, 'critical'],
  [501, 'critical'],
  [502, 'error'],
  [404, 'error'],
  [400, 'error'],
])('[ERR-08] [ERR-05] the toast of %i is of the type %s', (status, type) => {
  handleApiError(failure({ code: status >= 500 ? 'server' : 'bad_request', status }), parts);
  expect(parts.toasts.show).toHaveBeenCalledWith(expect.objectContaining({ type }));
});

test.each([
  ['rejected', 406],
  ['rejected', 423],
  ['too_many_requests', 429],
  ['validation', 422],
  ['aborted', undefined],
] as const)(
  '[ERR-05] [ERR-07] [API-05] a read that fails with %s (%s) is left to the caller',
  (code, status) => {
    handleApiError(failure({ code, ...(status && { status }), pageLoading: true }), parts);
    expect(effects()).toEqual([]);
  },
);

describe('a write', () => {
  /** Makes a write that fails, with the real cache of mutations and the whole policy. */
  async function write(details: Partial<ApiErrorDetails>, meta: ErrorMeta = {}) {
    const client = createQueryClient({ onError: createErrorPolicy(parts) });
    const mutationFn = async () =>
      Promise.reject(failure({ key: 'POST api/chats/{chatId}/archive', ...details }));
    await new MutationObserver(client, { mutationFn, meta }).mutate().catch(() => {});
  }
  const refusals = [
    ['bad_request', 400, undefined],
    ['forbidden', 403, undefined],
    ['not_found', 404, undefined],
    ['rejected', 406, 'This cannot be done right now. Try again later.'],
    ['conflict', 409, 'This cannot be done right now. Try again later.'],
    ['unexpected', 418, undefined],
    ['page_expired', 419, undefined],
    ['validation', 422, 'Some of these details are not valid. Check them and try again.'],
    ['rejected', 423, 'This cannot be done right now. Try again later.'],
    ['too_many_requests', 429, 'Too many attempts. Wait a moment.'],
    ['server', 500, undefined],
    ['server', 502, undefined],
    ['timeout', undefined, undefined],
    ['network', undefined, 'There is no connection. Try again when you are online.'],
  ] as const;

  test.each(refusals)('[ERR-05] [ERR-06] that fails with %s (%s) is told', async (code, status, text) => {
    await write({ code, ...(status && { status }) });
    expect(parts.toasts.show).toHaveBeenCalledOnce();
    expect(parts.toasts.show).toHaveBeenCalledWith(expect.objectContaining(text ? { text } : {}));
  });

  test.each(refusals)(
    '[ERR-06] that fails with %s (%s) is not told twice, nor in the background',
    async (code, status) => {
      for (const meta of [{ handles: 'inPlace' }, { handles: 'everything' }] as const)
        await write({ code, ...(status && { status }) }, meta);
      if (code !== 'bad_request' && code !== 'conflict')
        await write({ code, ...(status && { status }) }, { poll: true });
      expect(parts.toasts.show).not.toHaveBeenCalled();
    },
  );

  test('[ERR-05] that is refused says the word of the server for users', async () => {
    const body = { message: 'This chat is closed', errors: {} };
    await write({ code: 'rejected', status: 406, body });
    expect(parts.toasts.show).toHaveBeenCalledWith(expect.objectContaining({ text: 'This chat is closed' }));
  });
});

test('[ERR-08] what the server says of its own failure is not shown', () => {
  const body = { message: 'Server Error' };
  showFailedRoute(failure({ code: 'server', status: 500, body, pageLoading: true }), parts);
  expect(parts.showPage).toHaveBeenCalledWith(expect.objectContaining({ serverMessage: undefined }));
});

test('[ERR-06] a 409 shows the text of the server', () => {
  const body = { message: 'Somebody else has added this profile' };
  handleApiError(failure({ code: 'conflict', status: 409, body }), parts);
  expect(parts.toasts.show).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'error', text: 'Somebody else has added this profile' }),
  );
});

test.each([
  ['bad_request', 400],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['page_expired', 419],
  ['server', 500],
  ['unexpected', 418],
  ['timeout', undefined],
  ['malformed', 200],
  ['mismatch', 200],
] as const)('[ERR-06] %s is left to a caller that tells failures in place', (code, status) => {
  handleApiError(failure({ code, ...(status && { status }) }), parts, { handles: 'inPlace' });
  expect(effects()).toEqual([]);
});

test('[ERR-03] [ERR-08] a redirect and maintenance stay with the shell where failures are told in place', () => {
  const meta = { handles: 'inPlace' } as const;
  handleApiError(failure({ code: 'maintenance', status: 503 }), parts, meta);
  const body = { redirect_url: 'https://partner.test/verify' };
  handleApiError(failure({ code: 'forbidden', status: 403, body }), parts, meta);
  expect(parts.showPage).toHaveBeenCalledOnce();
  expect(parts.modals.open).toHaveBeenCalledOnce();
});

test('what a press has asked for is told, also where its screen has nothing to show', () => {
  const error = failure({ code: 'server', status: 500 });
  handleApiError(error, parts, { isMissing: true, handles: 'nothing' });
  expect(parts.toasts.show).toHaveBeenCalledOnce();
});

test('what a public page can do without is told nowhere', () => {
  for (const [code, status] of [
    ['unauthenticated', 401],
    ['maintenance', 503],
    ['server', 500],
  ] as const)
    handleApiError(failure({ code, status }), parts, { handles: 'everything' });
  expect(effects()).toEqual([]);
});

test.each([
  [400, 'We could not process this request'],
  [403, 'You do not have access to this'],
  [404, 'Not found'],
  [409, 'This was changed elsewhere'],
  [410, 'We could not complete this action'],
  [451, 'We could not complete this action'],
  [500, 'Something went wrong on our end'],
  [504, 'Something went wrong'],
  [undefined, 'Something went wrong'],
])('[ERR-09] the wording of status %s is "%s"', (status, title) => {
  handleApiError(failure({ code: 'unexpected', ...(status && { status }) }), parts);
  expect(parts.toasts.show).toHaveBeenCalledWith(expect.objectContaining({ title }));
});

test('[G-45] [G-46] a poll that fails is silent', () => {
  handleApiError(failure({ code: 'server', status: 500 }), parts, { poll: true });
  handleApiError(failure({ code: 'timeout' }), parts, { poll: true });
  expect(effects()).toEqual([]);
});

describe('however often failures come', () => {
  test('[ERR-09] one failure is told once', async () => {
    const handle = createErrorPolicy(parts);
    const error = failure({ code: 'server', status: 500 });
    handle(error);
    handle(error);
    await vi.waitFor(() => expect(parts.toasts.show).toHaveBeenCalledOnce());
  });

  test('[G-46] calls without an answer show the offline bar and no toast', async () => {
    const handle = createErrorPolicy(parts);
    for (let call = 0; call < 20; call += 1) handle(failure({ code: 'network' }));
    await Promise.resolve();
    expect(parts.connection.reportFailure).toHaveBeenCalledTimes(20);
    expect(effects()).toEqual([]);
  });

  test('[API-05] a call that was cancelled is nothing, and an error that is not of a call is none of its business', async () => {
    const handle = createErrorPolicy(parts);
    handle(failure({ code: 'aborted' }));
    handle(new Error('a bug'));
    await Promise.resolve();
    expect(effects()).toEqual([]);
    expect(parts.connection.reportFailure).not.toHaveBeenCalled();
  });
});
