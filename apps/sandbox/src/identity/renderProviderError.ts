import type { KoaContextWithOIDC } from 'oidc-provider';

import { documentOf } from '../html/sendPage.ts';
import { html } from '../html/html.ts';
import type { Sandbox } from '../Sandbox.ts';
import { identityDocument } from './pages/identityPage.ts';

/** Shows a person that the sign-in cannot go on; the client's own mistakes are named for its developers. */
export function renderProviderError({ portalOrigins }: Pick<Sandbox, 'portalOrigins'>) {
  return (
    context: KoaContextWithOIDC,
    { error, error_description }: { error: string; error_description?: string | undefined },
  ): void => {
    const page = identityDocument({
      portalOrigins,
      title: 'The sign-in cannot go on',
      body: html`<p>Go back to the portal and start again. If it happens once more, tell our support this:</p>
        <p><code>${error}${error_description !== undefined && `: ${error_description}`}</code></p>
        <p><a class="main" href="${portalOrigins[0]}/">To the portal</a></p>`,
    });
    context.type = 'html';
    context.set('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    context.body = documentOf(page).text;
  };
}
