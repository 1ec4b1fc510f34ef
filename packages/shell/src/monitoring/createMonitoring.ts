import type { PortalConfig } from '@my-air/feature-kit';

/** The receiver of error reports. */
export interface Monitoring {
  /** Reports an error; until the reports are loaded it is kept for them. */
  report: (error: unknown) => void;
  /** Loads the reports, once the first screen is there. */
  start: (monitoring: PortalConfig['monitoring']) => Promise<void>;
}

type Reporter = (error: unknown) => void;

const mostKept = 20;

/** Keeps early errors until the reports are loaded, then passes everything on. */
export function createMonitoring(
  load: () => Promise<(monitoring: PortalConfig['monitoring']) => Reporter>,
): Monitoring {
  let kept: unknown[] = [];
  let reporter: Reporter | undefined;
  const reported = new WeakSet<object>();

  const report: Reporter = (error) => {
    // One failure can arrive in several ways: by a boundary, a rejection, a caller.
    if (error instanceof Error) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    if (reporter) reporter(error);
    else if (kept.length < mostKept) kept.push(error);
  };
  const onError = (event: ErrorEvent) => report(event.error);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const stopListening = () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };

  return {
    report,
    async start(monitoring) {
      if (!monitoring.dsn) {
        stopListening();
        kept = [];
        reporter = () => {};
        return;
      }
      const startReports = await load();
      // From here on Sentry has its own listeners.
      stopListening();
      reporter = startReports(monitoring);
      for (const error of kept) reporter(error);
      kept = [];
    },
  };
}
