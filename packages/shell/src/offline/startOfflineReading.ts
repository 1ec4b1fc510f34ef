import type { Locale } from '@my-air/i18n';
import type { AnyRouter } from '@tanstack/react-router';

import type { Shell } from '../Shell.ts';
import { answersPrefix, deleteCaches } from './caches.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Does what reading offline needs once the first screen is painted: the worker, and fresh answers after a return. */
export async function startOfflineReading(router: AnyRouter, shell: Shell): Promise<void> {
  const { portal, connection, lastSeen, queries } = shell;
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) lastSeen.seenAt.set(undefined);
  });
  connection.subscribe(() => {
    if (!connection.get() || lastSeen.seenAt.get() === undefined) return;
    lastSeen.seenAt.set(undefined);
    void queries.get()?.invalidateQueries();
  });
  // Of a session that ended while no page of the portal was open.
  if (!portal.session.isLikely()) await deleteCaches((name) => name.startsWith(answersPrefix));
  await setUpWorker(portal);
}

/**
 * The time after the first paint that the network is left to the first screen, in milliseconds: on a slow line the files
 * that the worker keeps would come in the way of its data and pictures.
 */
const quietTime = 10_000;

/**
 * Registers the service worker that the build has made, or takes it away with all that was kept, as the setting says.
 * The page of a development server names no worker.
 */
async function setUpWorker({ config, locale }: Shell['portal']): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const address = window.myAir?.worker;
  if (!workers || !address) return;
  if (config.offline.enabled) {
    // A user who saves data does not want screens that they may never open.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    await new Promise((resolve) => setTimeout(resolve, quietTime));
    await workers.register(trusted(address, locale.get()), { updateViaCache: 'none' });
    return;
  }
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  // The worker goes on for the pages that it has. A file that it keeps at this moment goes with the visit after this.
  await deleteCaches((name) => name.startsWith('my-air-'));
}

/** The address of the worker, with the language whose texts it keeps. */
function trusted(address: string, language: Locale): string {
  const url = `${address}?language=${language}`;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('my-air', { createScriptURL: (text) => text }).createScriptURL(url) ?? url
  );
}
