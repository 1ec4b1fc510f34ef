import { agreementKinds } from '@my-air/api-client/contract';

import { html } from '../html/html.ts';
import { sendPage } from '../html/sendPage.ts';
import { notFound } from '../http/HttpError.ts';
import type { Part } from '../Sandbox.ts';

/** The public texts that the addresses of agreements lead to. */
export const terms: Part = (sandbox) => async (app) => {
  app.get<{ Params: { kind: string } }>('/terms/:kind', async (request, reply) => {
    const kind = agreementKinds.find((known) => known === request.params.kind);
    if (!kind) throw notFound();
    const title = titleOf(kind);
    return sendPage(reply, {
      title,
      look: 'terms',
      styles: '/world.css',
      body: html`<main class="sheet">
        <p class="stand-in">A text of the sandbox. It binds nobody.</p>
        <h1>${title}</h1>
        <h2>1. What this is about</h2>
        <p>It stands for the text that a partner reads before agreeing to “${title}”.</p>
        <h2>2. What you agree to</h2>
        <p>You let us do for your channels what the service is named after, and nothing beyond it.</p>
        <h2>3. How it ends</h2>
        <p>Either side can end it in writing, with thirty days' notice.</p>
        <p><a href="${sandbox.portalOrigins[0]}/home">Back to My AIR</a></p>
      </main>`,
    });
  });
};

/** `ai_metadata_auto` reads “AI metadata auto”. */
function titleOf(kind: string): string {
  const words = kind
    .replaceAll('_', ' ')
    .replaceAll(/\b(ai|amg)\b/g, (word) => word.toUpperCase())
    .replace('youtube', 'YouTube');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
