import type { FastifyReply } from 'fastify';

import { html, type Html } from '../html/html.ts';
import { type Page, sendPage } from '../html/sendPage.ts';

/** Sends a page of the world outside: one sheet, in the look of the finance app unless another one is given. */
export function sendSheet(
  reply: FastifyReply,
  title: string,
  content: Html,
  more: Partial<Pick<Page, 'theme' | 'formOrigins'>> = {},
): FastifyReply {
  const body = html`<main class="sheet">${content}</main>`;
  return sendPage(reply, { title, theme: 'finance', styles: '/world.css', ...more, body });
}
