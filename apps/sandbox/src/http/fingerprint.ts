import { createHash } from 'node:crypto';

/** A SHA-256 of a parsed body: of its fields in whatever order, and of the names, types and bytes of its files. */
export async function fingerprint(body: unknown): Promise<string> {
  return sha256(JSON.stringify(await canonical(body)) ?? '');
}

/** The hexadecimal SHA-256 of a text or of bytes. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function canonical(value: unknown): Promise<unknown> {
  if (value instanceof File) {
    return { name: value.name, type: value.type, bytes: sha256(new Uint8Array(await value.arrayBuffer())) };
  }
  if (Array.isArray(value)) return Promise.all(value.map(canonical));
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(sorted.map(async ([name, entry]) => [name, await canonical(entry)]));
}
