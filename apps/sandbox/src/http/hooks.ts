import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isDatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import type { SettingsStore } from '../settings/Settings.ts';
import { HttpError } from './HttpError.ts';
import { english, say } from './sentences.ts';

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

/**
 * Lets a plugin's calls through when they come from its own pages or from no page at all, such as a test.
 * It is used where there is no session, and so no token, to tell whether a foreign page is calling.
 */
export function refuseForeignPages(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request) => {
    const sender = request.headers.origin;
    const site = request.headers['sec-fetch-site'];
    const isForeign = sender !== undefined && sender !== origin;
    const isForeignFetch = site === 'cross-site' || site === 'same-site';
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isForeign || (isWrite && isForeignFetch))
      throw new HttpError(403, english('Only the own pages may do this.'));
  });
}

/**
 * Lets a plugin read JSON, and other types where its parents do. A type without a body counts as no body: some
 * clients, such as axios in Node, name one with every POST.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => {
    if (text.length > 0) throw new HttpError(415, say('request_type'));
  });
}

/** Reads a JSON body; an empty one counts as none, since a call without a body may still name the type. */
async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  const source = String(text);
  if (source.trim() === '') return undefined;
  try {
    return JSON.parse(source);
  } catch {
    throw new HttpError(400, say('request_form'));
  }
}
