import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import { platformCodes } from '../../database/schema.ts';
import { sendPage } from '../../html/sendPage.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import type { Part } from '../../Sandbox.ts';
import { worldPlatform } from '../worldPlatforms.ts';
import { channelOptions } from './channelOptions.ts';
import { consentPage } from './consentPage.ts';
import { ConsentAnswer, ConsentRequest, isKnownRedirect } from './ConsentRequest.ts';

/** How long an authorization code is valid, in milliseconds. */
const codeLifetime = 60_000;

/** The pages on which the user grants the portal access to a platform, or refuses it. */
export const consent: Part = (sandbox) => async (app) => {
  app.get<{ Params: { platform: string } }>('/:platform/authorize', async (request, reply) => {
    const { platform, asked } = read(request.params.platform, ConsentRequest, request.query);
    const options = await channelOptions(sandbox, platform.id, asked.login_hint);
    return sendPage(reply, {
      title: `${platform.name}: access for My AIR`,
      look: `platform ${platform.id}`,
      styles: '/world.css',
      // The form's way leads through the API's callback back to the portal, and browsers check every step.
      formOrigins: [sandbox.origins.portal, sandbox.origins.api, ...sandbox.portalOrigins],
      body: consentPage(platform, asked, options),
    });
  });

  app.post<{ Params: { platform: string } }>('/:platform/authorize', async (request, reply) => {
    const { platform, asked } = read(request.params.platform, ConsentAnswer, request.body);
    const back = new URL(asked.redirect_uri);
    back.searchParams.set('state', asked.state);
    if (asked.decision === 'refuse') {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    const options = await channelOptions(sandbox, platform.id, asked.login_hint);
    const chosen = options.find(({ value }) => value === asked.choice);
    if (!chosen) throw new HttpError(422, 'Choose one of the lines of the page.');
    const code = randomBytes(24).toString('base64url');
    await sandbox.db.insert(platformCodes).values({
      code,
      platform: platform.id,
      redirectUri: asked.redirect_uri,
      choice: { channel: chosen.channel, isFinished: asked.decision === 'allow' },
      expiresAt: new Date(sandbox.clock.now().getTime() + codeLifetime),
    });
    back.searchParams.set('code', code);
    return reply.redirect(back.href, 303);
  });

  function read<Schema extends typeof ConsentRequest | typeof ConsentAnswer>(
    name: string,
    schema: Schema,
    values: unknown,
  ) {
    const platform = worldPlatform(name);
    if (!platform) throw notFound();
    const result = v.safeParse(schema, values);
    // No redirect to an address that the platform does not know.
    if (!result.success || !isKnownRedirect(sandbox, platform.id, result.output.redirect_uri)) {
      throw new HttpError(400, 'The authorization request is malformed.');
    }
    return { platform, asked: result.output };
  }
};
