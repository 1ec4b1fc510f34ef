import { readFileSync } from 'node:fs';

import formbody from '@fastify/formbody';

import { html } from '../html/html.ts';
import { addressToRetry, unavailableText, unavailableTitle } from '../html/unavailablePage.ts';
import { HttpError, statusOf, toHttpError } from '../http/HttpError.ts';
import { readSettings } from '../http/hooks.ts';
import type { Area } from '../Platform.ts';
import { agreementRoutes } from './account/agreementRoutes.ts';
import { formPages } from './account/formPages.ts';
import { securityRoutes } from './account/securityRoutes.ts';
import { createAccountSession } from './accountSession.ts';
import { createProvider, providerRoutes } from './createProvider.ts';
import { directEntrance, interactionEntrance } from './Entrance.ts';
import { entranceRoutes } from './entranceRoutes.ts';
import { assertFormToken } from './forms.ts';
import { askPortal, portalSignInRoutes, sessionRoutes } from './sessionRoutes.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { mailboxRoutes, verificationRoutes } from './verificationRoutes.ts';
import { scriptPath, sendIdentityPage, stylesPath } from './pages/identityPage.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { resetRoutes } from './resetRoutes.ts';

/** The identity provider: OpenID Connect for the portal, and pages for users. */
export const identity: Area = (sandbox) => async (app) => {
  const { portalOrigins } = sandbox;
  const provider = await createProvider(sandbox);
  const session = createAccountSession(provider, sandbox.db);
  const styles = readFileSync(new URL('identity.css', import.meta.url));
  const script = readFileSync(new URL('pages/identity.js', import.meta.url));
  const context: IdentityContext = {
    sandbox,
    provider,
    session,
    send: (reply, page) => sendIdentityPage(reply, { ...page, portalOrigins }),
    requireUser: async (request, reply) => {
      const user = await session.user(request, reply);
      // A user who is signed in at the portal is signed in here: the portal is asked, and sends back with its answer.
      if (!user) await reply.redirect(askPortal(sandbox, reply, request.url), 303);
      return user;
    },
  };

  readSettings(app, sandbox.settings);
  await app.register(providerRoutes(provider));
  await app.register(async (pages) => {
    await pages.register(formbody);
    pages.addHook('preHandler', assertFormToken);
    pages.setErrorHandler((thrown, request, reply) => {
      const error = toHttpError(thrown, `${request.method} ${request.url}`);
      const status = statusOf(error);
      if (status === 500) console.error(`${request.method} ${request.url} failed`, error);
      const isKnown = error instanceof HttpError;
      if (error instanceof HttpError) reply.headers(error.headers);
      if (status === 503) {
        return context.send(reply.code(status), {
          title: unavailableTitle,
          body: unavailableText(addressToRetry(request)),
        });
      }
      return context.send(reply.code(status), {
        title: status >= 500 ? 'Something went wrong here' : 'This page has run out',
        body: html`<p>${isKnown ? error.message : 'Go back to the portal and start again.'}</p>
          <p><a class="main" href="${portalOrigins[0]}/">To the portal</a></p>`,
      });
    });
    pages.get(stylesPath, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
    );
    pages.get(scriptPath, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
    for (const entrance of [
      interactionEntrance(provider),
      directEntrance(session, { identity: sandbox.origins.identity, portal: portalOrigins[0] }),
    ]) {
      entranceRoutes(pages, context, entrance);
      registrationRoutes(pages, context, entrance);
    }
    sessionRoutes(pages, context);
    portalSignInRoutes(pages, context);
    for (const routes of [...formPages, securityRoutes, agreementRoutes]) routes(pages, context);
    verificationRoutes(pages, context);
    resetRoutes(pages, context);
    mailboxRoutes(pages, context);
  });
};
