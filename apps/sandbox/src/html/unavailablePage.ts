import type { FastifyRequest } from 'fastify';

import { HttpError } from '../http/HttpError.ts';
import { html, type Html } from './html.ts';

/** Calls of programs, which read no pages; the addresses of a sign-in at a platform are opened by users. */
const calls = /^\/(?:api\/(?!oauth\/)|sanctum\/|sandbox\/api\/)/;

/** Whether an error is shown to a user in a browser, who can try again a little later. */
export function isShownAsUnavailable(error: unknown, { url, headers }: FastifyRequest): boolean {
  const isUnavailable = error instanceof HttpError && error.status === 503;
  return isUnavailable && !calls.test(url) && (headers.accept ?? '').includes('text/html');
}

export const unavailableTitle = 'Temporarily unavailable';

/** The text in place of a page that cannot be shown at the moment, with a link to it. */
export function unavailableText(address: string): Html {
  return html`<p>This page is temporarily unavailable. Wait a few seconds, then try again.</p>
    <p><a class="main" href="${address}">Try again</a></p>`;
}

/** The address of a retry: the same one or, for a form that was sent, that of its page. Never another one. */
export function addressToRetry({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string {
  const { host, referer } = headers;
  const page = method === 'GET' || referer === undefined ? null : URL.parse(referer);
  const address = page && page.host === host ? page.pathname + page.search : url;
  return address.replace(/^[/\\]+/, '/');
}
