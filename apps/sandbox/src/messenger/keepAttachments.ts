import { uploads } from '../database/schema.ts';
import type { AnyEndpoint } from '../http/AnyEndpoint.ts';
import type { Call } from '../http/Call.ts';
import { isShownInPlace } from '../uploads/examineFile.ts';
import { holdSweep, type UploadFolder } from '../uploads/UploadFolder.ts';

/** Keeps the files of a message on disk, as long as its transaction is not rolled back. @returns them as the database has them. */
export async function keepAttachments(
  { scope, onRollback }: Pick<Call<AnyEndpoint>, 'scope' | 'onRollback'>,
  folder: UploadFolder,
  partnerId: number,
  files: readonly File[],
): Promise<Record<string, unknown>[]> {
  const kept = files.map((file) => ({ id: crypto.randomUUID(), file }));
  if (kept.length > 0) await holdSweep(scope.db);
  for (const { id, file } of kept) {
    onRollback(() => folder.remove(id));
    await folder.write(id, new Uint8Array(await file.arrayBuffer()));
  }
  if (kept.length > 0) {
    await scope.db.insert(uploads).values(
      kept.map(({ id, file }) => ({
        id,
        partnerId,
        name: file.name,
        mimeType: file.type,
        sizeBytes: file.size,
        createdAt: scope.clock.now(),
      })),
    );
  }
  return kept.map(({ id, file }) => {
    const url = uploadPath(id, file.name);
    const isPicture = file.type.startsWith('image/') && isShownInPlace(file.type);
    return {
      name: file.name,
      mime_type: file.type,
      size_bytes: file.size,
      url,
      preview_image: isPicture ? url : null,
    };
  });
}

/** The path of an uploaded file, as the database keeps it: without an origin, which may differ at the next start. */
function uploadPath(id: string, name: string): string {
  return `/sandbox/uploads/${id}/${encodeURIComponent(name)}`;
}
