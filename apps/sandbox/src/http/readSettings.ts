import type { FastifyInstance } from 'fastify';

import type { SettingsStore } from '../settings/SettingsStore.ts';

/** Lets each request of a plugin see what was set before it, by whichever instance. */
export function readSettings(app: FastifyInstance, settings: SettingsStore): void {
  app.addHook('onRequest', () => settings.refresh());
}
