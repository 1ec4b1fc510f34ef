import { eq } from 'drizzle-orm';

import { uploads } from '../database/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { readSettings } from '../http/readSettings.ts';
import type { Area } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';
import { isShownInPlace } from './examineFile.ts';
import type { UploadFolder } from './UploadFolder.ts';

/** Serves the files that users attached, to themselves alone. Files that could run are only downloaded. */
export const uploadFiles: Area<{ uploads: UploadFolder }> = (sandbox) => async (app) => {
  readSettings(app, sandbox.settings);
  // A parameter would have an end, and the longest names are longer.
  app.get<{ Params: { id: string; '*': string } }>('/sandbox/uploads/:id/*', async (request, reply) => {
    const session = await sandbox.sessions.find(sandbox.db, request);
    if (session?.userId == null) throw new HttpError(401, 'Unauthenticated.');
    const { partner } = await findCaller(sandbox.db, session);
    const [upload] = await sandbox.db.select().from(uploads).where(eq(uploads.id, request.params.id));
    if (upload?.partnerId !== partner.id || upload.name !== request.params['*']) throw notFound();
    const bytes = await sandbox.uploads.read(upload.id);
    if (!bytes) throw notFound();
    return reply
      .headers({
        'content-type': isShownInPlace(upload.mimeType) ? upload.mimeType : 'application/octet-stream',
        'content-disposition': `${isShownInPlace(upload.mimeType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(upload.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'private, max-age=86400, immutable',
      })
      .send(bytes);
  });
};
