import type { PortalConfig } from '@my-air/feature-kit';
import { captureException, init, replayIntegration, type BrowserOptions } from '@sentry/react';

import { isReportable } from './isReportable.ts';

/** The options of Sentry in one environment. */
export function sentryOptions({
  dsn,
  environment,
  replayEnvironments,
}: PortalConfig['monitoring']): BrowserOptions {
  const hasReplay = replayEnvironments.includes(environment);
  return {
    ...(dsn && { dsn }),
    environment,
    tracesSampleRate: 0,
    replaysSessionSampleRate: hasReplay ? 0.1 : 0,
    replaysOnErrorSampleRate: hasReplay ? 1 : 0,
    integrations: hasReplay
      ? [replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })]
      : [],
    // Since its version 11 Sentry collects everything unless it is configured not to.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: (event, hint) => (isReportable(event, hint.originalException) ? event : null),
  };
}

/** Starts the error reports; returns a function that sends one. */
export function startSentry(
  monitoring: PortalConfig['monitoring'],
  more: BrowserOptions = {},
): (error: unknown) => void {
  init({ ...sentryOptions(monitoring), ...more });
  return (error) => void captureException(error);
}
