import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import negotiate from '@fastify/accept-negotiator';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The content codings of a file, from the smallest. */
const codings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof codings)[number];

/** A file of the built portal, in memory. */
export interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** The bytes in a coding; made once, and `identity` where compressing does not pay. */
  readonly encoded: (coding: ContentCoding) => Promise<{ coding: ContentCoding; bytes: Buffer }>;
}

/** The files below a folder, read again only after a change. */
export class StaticFiles {
  readonly #folder: string;
  readonly #files = new Map<string, { version: string; file: StaticFile }>();

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /** The file at a path of the address, or undefined when there is none. */
  async read(urlPath: string): Promise<StaticFile | undefined> {
    const path = this.#pathOf(urlPath);
    if (path === undefined) return undefined;
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs}-${found.size}`;
    const known = this.#files.get(path);
    if (known?.version === version) return known.file;
    const file = staticFile(path, await readFile(path));
    this.#files.set(path, { version, file });
    return file;
  }

  #pathOf(urlPath: string): string | undefined {
    const path = join(this.#folder, normalize(urlPath));
    const isInside = path.startsWith(this.#folder + sep);
    return isInside && !path.includes('\0') ? path : undefined;
  }
}

function staticFile(path: string, bytes: Buffer): StaticFile {
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
  const made = new Map<ContentCoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    contentType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes,
    encoded: async (asked) => {
      const coding = isCompressible(contentType) && bytes.length > 512 ? asked : 'identity';
      const pending = made.get(coding) ?? encode(bytes, coding);
      made.set(coding, pending);
      return { coding, bytes: await pending };
    },
  };
}

/** The file in a coding, at a level that answers quickly. */
function encode(bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return deflate(bytes, { level: 9 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** The best coding that a browser takes. */
export function acceptedCoding(acceptEncoding = 'identity'): ContentCoding {
  return negotiate<ContentCoding>(acceptEncoding.toLowerCase(), [...codings]) ?? 'identity';
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|manifest)|image\/svg)/.test(contentType);
}
