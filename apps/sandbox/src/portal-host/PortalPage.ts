import { randomBytes } from 'node:crypto';

import type { StaticFiles } from './StaticFiles.ts';

const placeholder = '__CSP_NONCE__';

/** The link by which the page loads its settings; the settings replace it, so that nothing is loaded. */
const settingsLink = /<link rel="preload" href="\/config\.json"[^>]*>/;

/** The portal's index.html, which carries the settings of this run and another nonce in every response. */
export class PortalPage {
  readonly #files: StaticFiles;
  #etag = '';
  #parts: readonly string[] = [];

  constructor(files: StaticFiles) {
    this.#files = files;
  }

  /**
   * The page with a nonce of its own and these settings, or undefined while the portal is not built.
   * @param head The title and description in the place of the portal's, where the address has its own.
   */
  async render(
    settings: object | undefined,
    head?: string,
  ): Promise<{ html: string; nonce: string } | undefined> {
    const file = await this.#files.read('index.html');
    if (!file) return undefined;
    if (file.etag !== this.#etag) {
      this.#etag = file.etag;
      this.#parts = file.bytes.toString('utf8').split(placeholder);
    }
    const nonce = randomBytes(16).toString('base64url');
    const page = this.#parts.join(nonce);
    const html = settings ? page.replace(settingsLink, () => dataBlock(settings)) : page;
    return { html: head === undefined ? html : withHead(html, head), nonce };
  }
}

function withHead(page: string, head: string): string {
  return page.replace(/<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

/** Data in a page is text to the end of its element: no `<` may stand in it. */
function dataBlock(settings: object): string {
  return `<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)}</script>`;
}
