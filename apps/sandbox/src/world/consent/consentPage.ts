import { html, type Html } from '../../html/html.ts';
import type { WorldPlatform } from '../worldPlatforms.ts';
import type { ChannelOption } from './channelOptions.ts';
import type { ConsentRequest } from './ConsentRequest.ts';

/** The page on which a platform asks the user before it gives the portal access. */
export function consentPage(
  platform: WorldPlatform,
  request: ConsentRequest,
  options: readonly ChannelOption[],
): Html {
  const { client_id, response_type, redirect_uri, state, login_hint } = request;
  const hidden = { client_id, response_type, redirect_uri, state, login_hint };
  return html`<main class="sheet">
    <p class="stand-in">The sandbox's stand-in for ${platform.name}. Nothing leaves this machine.</p>
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
    </p>
  </main>`;
}

function optionLine({ value, title, note }: ChannelOption, isChosen: boolean): Html {
  return html`<label class="option">
    <input type="radio" name="choice" value="${value}" ${isChosen && html`checked`} />
    <span><strong>${title}</strong><small>${note}</small></span>
  </label>`;
}
