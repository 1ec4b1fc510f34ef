import type { KoaContextWithOIDC } from 'oidc-provider';

import { documentOf } from '../html/sendPage.ts';
import { html, type Html } from '../html/html.ts';
import { addressToRetry, unavailableText, unavailableTitle } from '../html/unavailablePage.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Sandbox } from '../Sandbox.ts';
import { identityDocument } from './pages/identityPage.ts';

/**
 * Tells the user that the sign-in cannot go on; the client's own mistakes are named for its developers, and a
 * temporary failure offers another try. */
export function renderProviderError({ portalOrigins }: Pick<Sandbox, 'portalOrigins'>) {
  return (
    context: KoaContextWithOIDC,
    { error, error_description }: { error: string; error_description?: string | undefined },
    thrown: Error,
  ): void => {
    const isUnavailable = thrown instanceof HttpError && thrown.status === 503;
    const page = identityDocument({
      portalOrigins,
      ...(isUnavailable
        ? { title: unavailableTitle, body: unavailableText(addressToRetry(context)) }
        : { title: 'The sign-in cannot go on', body: refusal(error, error_description, portalOrigins[0]) }),
    });
    context.type = 'html';
    context.set('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    context.body = documentOf(page).text;
  };
}

function refusal(error: string, description: string | undefined, portal: string): Html {
  return html`<p>Go back to the portal and start again. If it happens once more, tell our support this:</p>
    <p><code>${error}${description !== undefined && `: ${description}`}</code></p>
    <p><a class="main" href="${portal}/">To the portal</a></p>`;
}
