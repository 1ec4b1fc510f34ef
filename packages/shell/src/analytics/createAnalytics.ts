import type { Analytics } from '@my-air/feature-kit';

/** Posts events to an address, in the background and without waiting; without an address nothing is sent. */
export function createAnalytics(endpoint: string | null): Analytics {
  return {
    track(event) {
      if (endpoint === null) return;
      try {
        const body = JSON.stringify({ ...event, at: new Date().toISOString() });
        // A text body needs no preflight at another origin.
        if (navigator.sendBeacon?.(endpoint, body)) return;
        fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
      } catch {
        // Analytics may be blocked; nothing else may fail because of it.
      }
    },
  };
}
