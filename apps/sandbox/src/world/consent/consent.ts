import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import { platformCodes } from '../../database/schema.ts';
import { html, type Html } from '../../html/html.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { english } from '../../http/sentences.ts';
import type { Area, Platform } from '../../Platform.ts';
import { sendSheet } from '../sendSheet.ts';
import { worldPlatform, type WorldPlatform } from '../worldPlatforms.ts';
import { type ChannelOption, channelOptions } from './channelOptions.ts';

/** The portal's request to a platform, as in the consent page's address. */
const ConsentRequest = v.object({
  client_id: v.literal('my-air'),
  response_type: v.literal('code'),
  redirect_uri: v.string(),
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  login_hint: v.optional(v.string(), ''),
});
type ConsentRequest = v.InferOutput<typeof ConsentRequest>;

/** The user's answer on the consent page. */
const ConsentAnswer = v.object({
  ...ConsentRequest.entries,
  decision: v.picklist(['allow', 'later', 'refuse']),
  choice: v.optional(v.string(), 'none'),
});

/** How long an authorization code is valid, in milliseconds. */
const codeLifetime = 60_000;

/** The pages on which the user grants the portal access to a platform, or refuses it. */
export const consent: Area = (sandbox) => async (app) => {
  app.get<{ Params: { platform: string } }>('/:platform/authorize', async (request, reply) => {
    const { platform, asked } = read(request.params.platform, ConsentRequest, request.query);
    const options = await channelOptions(sandbox, platform.id, asked.login_hint);
    return sendSheet(reply, `${platform.name}: access for My AIR`, consentPage(platform, asked, options), {
      theme: `platform ${platform.id}`,
      // The form's way leads through the API's callback back to the portal, and browsers check every step.
      formOrigins: [sandbox.origins.portal, sandbox.origins.api, ...sandbox.portalOrigins],
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
    if (!chosen) throw new HttpError(422, english('Choose one of the lines of the page.'));
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
      throw new HttpError(400, english('The authorization request is malformed.'));
    }
    return { platform, asked: result.output };
  }
};

/** The page on which a platform asks the user before it gives the portal access. */
function consentPage(
  platform: WorldPlatform,
  request: ConsentRequest,
  options: readonly ChannelOption[],
): Html {
  const { client_id, response_type, redirect_uri, state, login_hint } = request;
  const hidden = { client_id, response_type, redirect_uri, state, login_hint };
  return html`<p class="stand-in">
      The sandbox's stand-in for ${platform.name}. Nothing leaves this machine.
    </p>
    <h1>My AIR wants access to your ${platform.name} ${platform.noun}</h1>
    ${login_hint !== '' && html`<p class="account">Signed in as <strong>${login_hint}</strong></p>`}
    <form method="post" action="/${platform.id}/authorize">
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <fieldset>
        <legend>Choose a ${platform.noun}</legend>
        ${options.map((option, index) => optionLine(option, index === 0))}
      </fieldset>
      <h2>My AIR will be able to</h2>
      <ul>
        ${platform.scopes.map((scope) => html`<li>${scope}</li>`)}
      </ul>
      <p class="actions">
        <button name="decision" value="allow" class="primary">Allow</button>
        <button name="decision" value="later">Leave it unfinished</button>
        <button name="decision" value="refuse">Refuse</button>
      </p>
    </form>
    <p>
      <a href="/${platform.id}/permissions?account=${encodeURIComponent(login_hint)}">What has access now</a>
    </p>`;
}

function optionLine({ value, title, note }: ChannelOption, isChosen: boolean): Html {
  return html`<label class="option">
    <input type="radio" name="choice" value="${value}" ${isChosen && html`checked`} />
    <span><strong>${title}</strong><small>${note}</small></span>
  </label>`;
}

/** Whether a platform knows the address that it is asked to redirect back to: letter by letter. */
function isKnownRedirect({ origins }: Platform, platform: string, redirectUri: string): boolean {
  return [origins.portal, origins.api].some(
    (origin) => redirectUri === `${origin}/api/oauth/${platform}/callback`,
  );
}
