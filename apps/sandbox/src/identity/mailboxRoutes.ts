import type { FastifyInstance } from 'fastify';

import { html } from '../html/html.ts';
import type { SentLetter } from '../mail/Mailbox.ts';
import type { IdentityContext } from './IdentityContext.ts';

/** The local mailbox: every letter that the sandbox would have sent. */
export function mailboxRoutes(app: FastifyInstance, { sandbox, send }: IdentityContext): void {
  app.get('/mailbox', async (request, reply) => {
    const { to } = request.query as Record<string, unknown>;
    const recipient = typeof to === 'string' && to !== '' ? to : undefined;
    const letters = await sandbox.mailbox.list(recipient);
    return send(reply, {
      title: 'Local mailbox',
      lead:
        recipient === undefined
          ? 'Letters to everybody, newest first. None of them left this machine.'
          : `Letters to ${recipient}, newest first.`,
      body:
        letters.length === 0
          ? html`<p>There are no letters yet.</p>`
          : html`<ol class="letters">
              ${letters.map(letterItem)}
            </ol>`,
    });
  });
}

function letterItem({ subject, recipient, sentAt, text, link }: SentLetter) {
  return html`<li>
    <article>
      <h2>${subject}</h2>
      <p class="hint">
        To ${recipient}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time>
      </p>
      <p class="letter">${text}</p>
      ${link !== null && html`<p><a href="${link}">${link}</a></p>`}
    </article>
  </li>`;
}
