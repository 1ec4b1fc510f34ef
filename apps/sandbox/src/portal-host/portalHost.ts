import { isDatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { refreshSettings } from '../http/readSettings.ts';
import { countHit } from '../referral/countHit.ts';
import type { Part } from '../Sandbox.ts';
import { contentSecurityPolicy, trustedTypesReportPolicy } from './contentSecurityPolicy.ts';
import { notBuiltPage } from './notBuiltPage.ts';
import { PortalPage } from './PortalPage.ts';
import { PortalSettings } from './PortalSettings.ts';
import { sendFile, sendText } from './sendContent.ts';
import { StaticFiles } from './StaticFiles.ts';

/** Serves the built portal with strict headers; every address that is no file is the portal's own to route. */
export const portalHost: Part = (sandbox) => async (app) => {
  const { portalFolder } = sandbox;
  const settings = new PortalSettings(sandbox.origins, sandbox.settings);
  const files = new StaticFiles(portalFolder);
  const page = new PortalPage(files);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });

  app.get('/config.json', async (request, reply) => {
    const current = await settingsNow();
    if (!current) return reply.callNotFound();
    return sendText(request, reply, JSON.stringify(current), 'application/json; charset=utf-8');
  });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (/^\/(api|sanctum|sandbox)(\/|$)/.test(path)) return reply.callNotFound();
    const isPage = path === '/' || path === '/index.html';
    const file = isPage ? undefined : await files.read(path);
    // The build puts a hash of the content into the names below /assets/.
    const isAsset = path.startsWith('/assets/');
    if (file) return sendFile(request, reply, file, isAsset);
    const isNavigation = isPage || (request.headers.accept ?? '').includes('text/html');
    if (isAsset || !isNavigation) return reply.callNotFound();

    await countHit(sandbox, request, reply).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
    const current = await settingsNow();
    const rendered = await page.render(current);
    if (!rendered) {
      reply.code(503).header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      return sendText(request, reply, notBuiltPage(portalFolder).text, 'text/html; charset=utf-8');
    }
    reply.headers({
      'content-security-policy': contentSecurityPolicy(
        rendered.nonce,
        settings.reachableOrigins(current ?? {}),
      ),
      'content-security-policy-report-only': trustedTypesReportPolicy,
    });
    return sendText(request, reply, rendered.html, 'text/html; charset=utf-8');
  });

  async function settingsNow() {
    await refreshSettings(sandbox.settings);
    const built = await files.read('config.json');
    return built && settings.over(JSON.parse(built.bytes.toString('utf8')) as Record<string, unknown>);
  }
};

const commonHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** The path of an address; one that cannot be decoded names no file. */
function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
