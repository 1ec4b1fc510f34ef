import { buildConfig } from '@my-air/feature-kit/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

import { composition } from '../../../src/composition.ts';
import {
  loadFrameTexts,
  createMonitoring,
  isReportable,
  Portal,
  createPortalRouter,
  createShell,
  watchSession,
} from '@my-air/shell/testing';
import { fetchFromBackend, type createBackend } from './createBackend.ts';

/** Opens an address of the portal as it is started, with its own client, session, cache and error policy. */
export async function openPortal(
  path: string,
  backend: ReturnType<typeof createBackend>,
  flags: Readonly<Record<string, boolean>> = {},
) {
  vi.stubGlobal('fetch', fetchFromBackend);
  document.cookie = 'XSRF-TOKEN=token';
  const reported: unknown[] = [];
  const monitoring = createMonitoring(async () => () => (error) => {
    if (isReportable({}, error)) reported.push(error);
  });
  const config = buildConfig();
  Object.assign(config.flags, flags);
  await monitoring.start({ ...config.monitoring, dsn: 'https://key@sentry.test/1' });
  const shell = createShell({
    config: { ...config, apiUrl: backend.origin },
    composition,
    monitoring,
    onSignedOut: () => {},
    onSignedInElsewhere: () => {},
  });
  const shown = vi.spyOn(shell.portal.toasts, 'show');
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  const { locale } = shell.portal;
  await Promise.all([loadFrameTexts(locale), router.load()]);
  const stopWatching = watchSession(shell, router);
  const onCaughtError = (error: unknown) => monitoring.report(error);
  const screen = render(<Portal shell={shell} router={router} />, { onCaughtError });
  onTestFinished(async () => {
    const { queryClient } = shell.portal;
    stopWatching();
    screen.unmount();
    // A read that is cut off ends in an error that nobody handles.
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 });
    queryClient.clear();
    shell.portal.session.dispose();
  });
  return { ...screen, shell, router, shown, reported };
}
