import { readFile } from 'node:fs/promises';

import formbody from '@fastify/formbody';

import { html } from '../html/html.ts';
import { sendPage } from '../html/sendPage.ts';
import { readSettings } from '../http/readSettings.ts';
import { refuseForeignPages } from '../http/refuseForeignPages.ts';
import type { Part } from '../Sandbox.ts';
import { checkout } from './checkout/checkout.ts';
import { consent } from './consent/consent.ts';
import { finance } from './finance/finance.ts';
import { gameSites } from './gameSites.ts';
import { permissions } from './permissions/permissions.ts';
import { serviceSites } from './serviceSites.ts';
import { signing } from './signing/signing.ts';
import { terms } from './terms.ts';
import { worldPlatforms } from './worldPlatforms.ts';

/** The services outside the product: the platforms, the finance app, and the texts of agreements. */
export const world: Part = (sandbox) => async (app) => {
  await app.register(formbody);
  refuseForeignPages(app, sandbox.origins.world);
  readSettings(app, sandbox.settings);
  const styles = await readFile(new URL('world.css', import.meta.url), 'utf8');
  app.get('/world.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'The world outside',
      look: 'finance',
      styles: '/world.css',
      body: html`<main class="sheet">
        <h1>The world outside</h1>
        <ul>
          ${worldPlatforms.map(
            ({ id, name }) =>
              html`<li><a href="/${id}/permissions">${name} (${id}): apps with access</a></li>`,
          )}
          <li><a href="/finance/account">The finance app</a></li>
          <li><a href="/terms/terms_and_conditions">Terms and conditions</a></li>
        </ul>
        <p><a href="${sandbox.origins.portal}/sandbox">The control room</a></p>
      </main>`,
    }),
  );
  const parts = [consent, permissions, finance, checkout, terms, signing, serviceSites, gameSites];
  for (const part of parts) await app.register(part(sandbox));
};
