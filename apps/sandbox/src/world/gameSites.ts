import { readGames } from '../games/GameContent.ts';
import { html } from '../html/html.ts';
import { sendPage } from '../html/sendPage.ts';
import { notFound } from '../http/HttpError.ts';
import type { Part } from '../Sandbox.ts';

/** The sites outside the portal on which games are played. */
export const gameSites: Part = (sandbox) => async (app) => {
  const { games } = await readGames();
  app.get<{ Params: { slug: string } }>('/games/:slug', (request, reply) => {
    const game = games.find(({ slug }) => slug === request.params.slug);
    if (!game) throw notFound();
    const { name, description, instructions } = game.texts.en;
    return sendPage(reply, {
      title: name,
      look: 'finance',
      styles: '/world.css',
      body: html`<main class="sheet">
        <h1>${name}</h1>
        <p>${description}</p>
        <ol>
          ${instructions.map((step) => html`<li>${step}</li>`)}
        </ol>
        <p><a href="${sandbox.portalOrigins[0]}/games/${game.id}">Back to My AIR</a></p>
      </main>`,
    });
  });
};
