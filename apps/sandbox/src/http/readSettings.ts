import type { FastifyInstance } from 'fastify';

import { isDatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import type { SettingsStore } from '../settings/Settings.ts';

/** Lets each request of a plugin see earlier changes of the settings, by any instance. */
export function readSettings(app: FastifyInstance, settings: SettingsStore): void {
  app.addHook('onRequest', () => refreshSettings(settings));
}

/** Reads the settings again; while the database is unavailable, they stay as they were last read. */
export async function refreshSettings(settings: SettingsStore): Promise<void> {
  await settings.refresh().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
  });
}
