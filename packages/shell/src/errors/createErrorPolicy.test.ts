import { ApiError, type ApiErrorDetails } from '@my-air/api-client';
import { buildConfig } from '@my-air/feature-kit/testing';
import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';

import { createErrorPolicy } from './handleApiError.ts';
import type { PageError } from '../state/pageError.ts';

const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ code: 'unexpected', key: 'GET api/channels', pageLoading: false, ...details });

function setUp() {
  const parts = {
    config: buildConfig(),
    features: [],
    session: { recheck: vi.fn(async () => true), signOut: vi.fn(async () => {}) },
    toasts: { show: vi.fn(() => 'toast') },
    modals: { open: vi.fn(async () => undefined) },
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    showPage: vi.fn<(error: PageError) => void>(),
    connection: { reportFailure: vi.fn() },
    leave: vi.fn(),
    currentPath: () => '/services',
  };
  return { parts, handle: createErrorPolicy(parts) };
}

test('[ERR-09] one failure is told once, however many ways it comes', async () => {
  const { parts, handle } = setUp();
  const error = failure({ code: 'server', status: 500 });
  handle(error);
  handle(error);
  await vi.waitFor(() => expect(parts.toasts.show).toHaveBeenCalledOnce());
});

test('[G-46] calls without an answer show the offline bar and no toast, however many there are', async () => {
  const { parts, handle } = setUp();
  for (let call = 0; call < 20; call += 1) handle(failure({ code: 'network' }));
  expect(parts.connection.reportFailure).toHaveBeenCalledTimes(20);
  await Promise.resolve();
  expect(parts.toasts.show).not.toHaveBeenCalled();
});

test('[API-05] a call that was cancelled is nothing, and an error that is not of a call is none of its business', async () => {
  const { parts, handle } = setUp();
  handle(failure({ code: 'aborted' }));
  handle(new Error('a bug'));
  await Promise.resolve();
  expect(parts.toasts.show).not.toHaveBeenCalled();
  expect(parts.connection.reportFailure).not.toHaveBeenCalled();
});
