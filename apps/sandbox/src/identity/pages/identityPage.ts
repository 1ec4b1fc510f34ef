import type { FastifyReply } from 'fastify';

import type { UserRow } from '../../database/schema.ts';
import { html, type Html } from '../../html/html.ts';
import { sendPage, type Page } from '../../html/sendPage.ts';

/** The path of the one style sheet. */
export const stylesPath = '/identity.css';
/** The path of the one script. */
export const scriptPath = '/identity.js';

export interface IdentityPage {
  title: string;
  body: Html;
  /** A line under the heading. */
  lead?: string | undefined;
  /** The signed-in user, on the pages of the account. */
  user?: UserRow | undefined;
  /** The path of the account page that this is. */
  current?: string;
  /** Where the portal is; forms may lead back to it, and so does a link. */
  portalOrigins: readonly [string, ...string[]];
  /** The notice above everything else: a success or an error. */
  notice?: { tone: 'done' | 'wrong'; text: string } | undefined;
}

const accountPages = [
  ['/profile', 'Profile'],
  ['/security', 'Security'],
  ['/preferences', 'Preferences'],
  ['/agreements', 'Agreements'],
] as const;

/** Sends a page of the identity provider. */
export function sendIdentityPage(reply: FastifyReply, page: IdentityPage): FastifyReply {
  return sendPage(reply, { ...identityDocument(page), formOrigins: page.portalOrigins });
}

/** A page of the identity provider in its frame. */
export function identityDocument({
  title,
  body,
  lead,
  user,
  current,
  notice,
  portalOrigins,
}: IdentityPage): Page {
  return {
    title: `${title} - My AIR ID`,
    theme: user ? 'account' : 'entrance',
    styles: stylesPath,
    script: scriptPath,
    body: html`<header class="bar">
        <a class="brand" href="${portalOrigins[0]}/"
          ><span class="mark" aria-hidden="true"></span>My AIR ID</a
        >
        ${user && accountNavigation(user, current)}
      </header>
      <main>
        <h1>${title}</h1>
        ${lead !== undefined && html`<p class="lead">${lead}</p>`}
        ${notice && html`<p class="notice ${notice.tone}" role="${notice.tone === 'wrong' ? 'alert' : 'status'}">${notice.text}</p>`}
        ${body}
      </main>
      <footer><a href="/mailbox">Local mailbox</a></footer>`,
  };
}

function accountNavigation(user: UserRow, current: string | undefined) {
  return html`<nav aria-label="Account">
      ${accountPages.map(
        ([path, label]) =>
          html`<a href="${path}" ${path === current && html`aria-current="page"`}>${label}</a>`,
      )}
    </nav>
    <p class="who">${user.name} <a href="/logout">Sign out</a></p>`;
}
