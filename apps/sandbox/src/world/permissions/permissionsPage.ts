import { html, type Html } from '../../html/html.ts';
import type { WorldPlatform } from '../worldPlatforms.ts';

/** A channel that the portal was given access to. */
export interface Permission {
  readonly guid: string;
  readonly title: string;
  readonly account: string;
  readonly isRevoked: boolean;
}

/** The channels that the portal may see at a platform, each with a button that revokes its access. */
export function permissionsPage(
  platform: WorldPlatform,
  account: string,
  permissions: readonly Permission[],
  portal: string,
): Html {
  return html`<main class="sheet">
    <p class="stand-in">The sandbox's stand-in for ${platform.name}. Nothing leaves this machine.</p>
    <h1>Where My AIR has access</h1>
    <p class="account">
      ${account === '' ? 'Every account of the sandbox' : html`Signed in as <strong>${account}</strong>`}
    </p>
    ${permissions.length === 0 && html`<p>My AIR has no access to any ${platform.noun} here.</p>`}
    <ul class="permissions">
      ${permissions.map((permission) => permissionLine(platform, account, permission))}
    </ul>
    <p><a href="${portal}/accounts/youtube">Back to My AIR</a></p>
  </main>`;
}

function permissionLine(platform: WorldPlatform, account: string, permission: Permission): Html {
  const { guid, title, isRevoked } = permission;
  return html`<li>
    <span><strong>${title}</strong><small>${permission.account}</small></span>
    ${
      isRevoked
        ? html`<span>Access revoked</span>`
        : html`<form method="post" action="/${platform.id}/permissions">
            <input type="hidden" name="guid" value="${guid}" />
            <input type="hidden" name="account" value="${account}" />
            <button aria-label="Take back access to ${title}">Take back access</button>
          </form>`
    }
  </li>`;
}
