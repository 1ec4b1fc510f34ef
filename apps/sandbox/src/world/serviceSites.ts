import { html } from '../html/html.ts';
import { sendPage } from '../html/sendPage.ts';
import { notFound } from '../http/HttpError.ts';
import type { Part } from '../Sandbox.ts';

/** The sites of services that live outside the portal; the catalogue leads to them in a new tab. */
export const serviceSites: Part = (sandbox) => async (app) => {
  app.get<{ Params: { slug: string } }>('/services/:slug', async (request, reply) => {
    const { bySlug } = await sandbox.marketplace.catalogue();
    const service = bySlug.get(request.params.slug);
    if (service?.action !== 'url') throw notFound();
    const { name, description, steps } = service.texts('en');
    return sendPage(reply, {
      title: name,
      look: 'finance',
      styles: '/world.css',
      body: html`<main class="sheet">
        <h1>${name}</h1>
        <p>${description}</p>
        <ol>
          ${steps.map((step) => html`<li>${step}</li>`)}
        </ol>
        <p><a href="${sandbox.portalOrigins[0]}/services/${service.id}">Back to My AIR</a></p>
      </main>`,
    });
  });
};
