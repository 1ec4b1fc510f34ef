import type { FastifyReply } from 'fastify';

import { html, type Html } from './html.ts';

export interface Page {
  /** The text of the title and, unless the body brings its own, as the heading. */
  readonly title: string;
  readonly body: Html;
  /** The class of the body, by which the style sheet tells kinds of pages apart. */
  readonly theme: string;
  /** The address of the style sheet, where there is one. */
  readonly styles?: string | undefined;
  /** The address of a script file. */
  readonly script?: string;
  /** Origins that a form of the page may lead to, redirects included. */
  readonly formOrigins?: readonly string[];
}

/** Sends a page of the sandbox with headers that allow it its own files and nothing else. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const forms = ["'self'", ...(page.formOrigins ?? [])].join(' ');
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(documentOf(page).text);
}

/** The document of a page, for those who send it themselves. */
export function documentOf({ title, body, theme, styles, script }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styles !== undefined && html`<link rel="stylesheet" href="${styles}" />`}
        ${script !== undefined && html`<script type="module" src="${script}"></script>`}
      </head>
      <body class="${theme}">
        ${body}
      </body>
    </html>`;
}
