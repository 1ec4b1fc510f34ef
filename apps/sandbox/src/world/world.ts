import { readFile } from 'node:fs/promises';

import formbody from '@fastify/formbody';
import { agreementKinds } from '@my-air/api-client/contract';
import type { FastifyReply } from 'fastify';

import { games } from '../games/GameContent.ts';
import { html } from '../html/html.ts';
import { notFound } from '../http/HttpError.ts';
import { readSettings, refuseForeignPages } from '../http/hooks.ts';
import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { Area } from '../Platform.ts';
import { checkout } from './checkout/checkout.ts';
import { consent } from './consent/consent.ts';
import { finance } from './finance/finance.ts';
import { permissions } from './permissions/permissions.ts';
import { sendSheet } from './sendSheet.ts';
import { signing } from './signing/signing.ts';
import { worldPlatforms } from './worldPlatforms.ts';

/** The public texts that the addresses of agreements lead to. */
const terms: Area = (sandbox) => async (app) => {
  app.get<{ Params: { kind: string } }>('/terms/:kind', async (request, reply) => {
    const kind = agreementKinds.find((known) => known === request.params.kind);
    if (!kind) throw notFound();
    const title = titleOf(kind);
    return sendSheet(
      reply,
      title,
      html`<p class="stand-in">A text of the sandbox. It binds nobody.</p>
        <h1>${title}</h1>
        <h2>1. What this is about</h2>
        <p>It stands for the text that a partner reads before agreeing to “${title}”.</p>
        <h2>2. What you agree to</h2>
        <p>You let us do for your channels what the service is named after, and nothing beyond it.</p>
        <h2>3. How it ends</h2>
        <p>Either side can end it in writing, with thirty days' notice.</p>
        <p><a href="${sandbox.portalOrigins[0]}/home">Back to My AIR</a></p>`,
      { theme: 'terms' },
    );
  });
};

/** The sites outside the portal of services, to which the catalogue leads in a new tab, and of games. */
const sites: Area<{ marketplace: Marketplace }> = (sandbox) => async (app) => {
  const send = (
    reply: FastifyReply,
    site: { name: string; description: string },
    steps: readonly string[],
    back: string,
  ) =>
    sendSheet(
      reply,
      site.name,
      html`<h1>${site.name}</h1>
        <p>${site.description}</p>
        <ol>
          ${steps.map((step) => html`<li>${step}</li>`)}
        </ol>
        <p><a href="${sandbox.portalOrigins[0]}/${back}">Back to My AIR</a></p>`,
    );

  app.get<{ Params: { slug: string } }>('/services/:slug', async (request, reply) => {
    const service = sandbox.marketplace.catalogue().bySlug.get(request.params.slug);
    if (service?.action !== 'url') throw notFound();
    const texts = service.texts('en');
    return send(reply, texts, texts.steps, `services/${service.id}`);
  });
  app.get<{ Params: { slug: string } }>('/games/:slug', (request, reply) => {
    const game = games.find(({ slug }) => slug === request.params.slug);
    if (!game) throw notFound();
    return send(reply, game.texts.en, game.texts.en.instructions, `games/${game.id}`);
  });
};

/** The services outside the product: the platforms, the finance app, and the texts of agreements. */
export const world: Area<{ marketplace: Marketplace }> = (sandbox) => async (app) => {
  await app.register(formbody);
  refuseForeignPages(app, sandbox.origins.world);
  readSettings(app, sandbox.settings);
  const styles = await readFile(new URL('world.css', import.meta.url), 'utf8');
  app.get('/world.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

  app.get('/', (_request, reply) =>
    sendSheet(
      reply,
      'The world outside',
      html`<h1>The world outside</h1>
        <ul>
          ${worldPlatforms.map(
            ({ id, name }) =>
              html`<li><a href="/${id}/permissions">${name} (${id}): apps with access</a></li>`,
          )}
          <li><a href="/finance/account">The finance app</a></li>
          <li><a href="/terms/terms_and_conditions">Terms and conditions</a></li>
        </ul>
        <p><a href="${sandbox.origins.portal}/sandbox">The control room</a></p>`,
    ),
  );
  const areas = [consent, permissions, finance, checkout, terms, signing, sites];
  for (const area of areas) await app.register(area(sandbox));
};

/** `ai_metadata_auto` reads “AI metadata auto”. */
function titleOf(kind: string): string {
  const words = kind
    .replaceAll('_', ' ')
    .replaceAll(/\b(ai|amg)\b/g, (word) => word.toUpperCase())
    .replace('youtube', 'YouTube');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
