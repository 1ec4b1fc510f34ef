import { randomBytes } from 'node:crypto';

import type { StaticFiles } from './StaticFiles.ts';

const placeholder = '__CSP_NONCE__';

/** The portal's index.html, which carries another nonce in every response. */
export class PortalPage {
  readonly #files: StaticFiles;
  #etag = '';
  #parts: readonly string[] = [];

  constructor(files: StaticFiles) {
    this.#files = files;
  }

  /** The page with a nonce of its own, or undefined while the portal is not built. */
  async render(): Promise<{ html: string; nonce: string } | undefined> {
    const file = await this.#files.read('index.html');
    if (!file) return undefined;
    if (file.etag !== this.#etag) {
      this.#etag = file.etag;
      this.#parts = file.bytes.toString('utf8').split(placeholder);
    }
    const nonce = randomBytes(16).toString('base64url');
    return { html: this.#parts.join(nonce), nonce };
  }
}
