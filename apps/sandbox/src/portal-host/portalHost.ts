import { randomBytes } from 'node:crypto';

import { cacheOf, fileHeaders, pageHeaders } from '@my-air/shell/hosting';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { html } from '../html/html.ts';
import { type Page, sendPage } from '../html/sendPage.ts';
import { refreshSettings } from '../http/hooks.ts';
import type { Area } from '../Platform.ts';
import { countHit } from '../referral/visits.ts';
import { type ArticlePage, articlePages } from './articlePages.ts';
import { PortalSettings } from './PortalSettings.ts';
import { acceptedCoding, type StaticFile, StaticFiles } from './StaticFiles.ts';

const placeholder = '__CSP_NONCE__';

/** The link by which the page loads its settings; the settings replace it, so that nothing is loaded. */
const settingsLink = /<link rel="preload" href="\/config\.json"[^>]*>/;

/** The portal's index.html, which carries the settings of this run and another nonce in every response. */
class PortalPage {
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

/** Serves the built portal with strict headers; every address that is no file is the portal's own to route. */
export const portalHost: Area<{ portalFolder: string }> = (sandbox) => async (app) => {
  const { portalFolder } = sandbox;
  const settings = new PortalSettings(sandbox.origins, sandbox.settings);
  const files = new StaticFiles(portalFolder);
  const page = new PortalPage(files);
  const articles = articlePages(sandbox);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(fileHeaders);
  });

  app.get('/config.json', async (_request, reply) => {
    const current = await settingsNow();
    if (!current) return reply.callNotFound();
    return sendText(reply, JSON.stringify(current), 'application/json; charset=utf-8');
  });

  app.get('/robots.txt', (_request, reply) =>
    sendText(reply, articles.robots(), 'text/plain; charset=utf-8'),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    sendText(reply, await articles.sitemap(), 'application/xml; charset=utf-8'),
  );

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (/^\/(?:api|sanctum|sandbox\/api)(?:\/|$)/.test(path)) return reply.callNotFound();
    const isPage = path === '/' || path === '/index.html';
    const file = isPage ? undefined : await files.read(path);
    // The build puts a hash of the content into the names below /assets/.
    const isAsset = path.startsWith('/assets/');
    if (file) return sendFile(request, reply, file, isAsset);
    // A missing file is never the page; any other address is, for every client: curl and link previews accept anything.
    if (!isPage && (isAsset || /\.\w+$/.test(path))) return reply.callNotFound();
    const article = await articleAt(path, request);
    if (article?.kind === 'moved') return reply.redirect(article.path, 301);

    await countHit(sandbox, request, reply).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
    const current = await settingsNow();
    const rendered = await page.render(
      current,
      article?.kind === 'found' ? article.head(brandNameOf(current)) : undefined,
    );
    if (!rendered) return sendPage(reply.code(503), notBuiltPage(portalFolder));
    if (article?.kind === 'unknown') reply.code(404);
    reply.headers(
      pageHeaders({
        inline: [`nonce-${rendered.nonce}`],
        origins: settings.reachableOrigins(current ?? {}),
        reportTo: reportPath,
      }),
    );
    // The visitor's language decides about the title of an article.
    const vary = article ? 'accept-encoding, accept-language, cookie' : 'accept-encoding';
    return sendText(reply, rendered.html, 'text/html; charset=utf-8', vary);
  });

  /** The page opens as that of any other address while the database is unavailable. */
  async function articleAt(path: string, request: FastifyRequest): Promise<ArticlePage | undefined> {
    try {
      return await articles.at(path, request);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return undefined;
      throw error;
    }
  }

  async function settingsNow() {
    await refreshSettings(sandbox.settings);
    const built = await files.read('config.json');
    return built && settings.over(JSON.parse(built.bytes.toString('utf8')) as Record<string, unknown>);
  }
};

/** The address to which browsers report violations of a policy. */
const reportPath = '/sandbox/api/csp-reports';

/** The name of the first brand, which ends the title of every page. */
function brandNameOf(settings: Readonly<Record<string, unknown>> | undefined): string {
  const brands = settings?.['brands'] as Readonly<Record<string, { name?: string }>> | undefined;
  return brands?.['default']?.name ?? '';
}

/** The path of an address; one that cannot be decoded names no file. */
function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The page that is shown while there is no build of the portal to serve. */
const notBuiltPage = (folder: string): Page => ({
  title: 'The portal is not built yet',
  theme: 'plain',
  body: html`<main>
    <h1>The portal is not built yet</h1>
    <p>The sandbox runs, but there is no portal in <code>${folder}</code>.</p>
    <p>Run <code>npm start</code>, which builds it, or name another folder with <code>PORTAL_DIST</code>.</p>
    <p><a href="/sandbox">The sandbox's control room</a></p>
  </main>`,
});

/** Sends a file of the build; `isHashed` ones never change under their name. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  isHashed: boolean,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': cacheOf(isHashed),
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { coding, bytes } = await file.encoded(acceptedCoding(request.headers['accept-encoding']));
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(file.contentType).send(bytes);
}

/** Sends a text that differs in every response, and so is checked with the server each time. */
function sendText(
  reply: FastifyReply,
  text: string,
  contentType: string,
  vary = 'accept-encoding',
): FastifyReply {
  return reply
    .type(contentType)
    .headers({ 'cache-control': cacheOf(false), vary })
    .send(text);
}

function withHead(page: string, head: string): string {
  return page.replace(/<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

/** Data in a page is text to the end of its element: no `<` may stand in it. */
function dataBlock(settings: object): string {
  return `<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)}</script>`;
}
