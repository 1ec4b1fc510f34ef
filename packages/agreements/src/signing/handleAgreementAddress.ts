import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import { fetchAnew, userQuery, type PortalContext } from '@my-air/feature-kit';
import * as v from 'valibot';

import { agreementQuery } from '../accepting/agreement.api.ts';
import { isAgreed } from '../accepting/isAgreed.ts';
import { describeReturn } from './describeReturn.ts';

const Address = v.object({
  agreement: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  agreements: v.optional(v.literal('all')),
  event: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
});

/**
 * Opens the list or one agreement, or shows the outcome of signing on another site. Values that make no sense
 * do nothing.
 */
export async function handleAgreementAddress(
  values: Readonly<Record<string, string>>,
  portal: PortalContext,
): Promise<void> {
  const parsed = v.safeParse(Address, values);
  if (!parsed.success) return;
  const { agreement, agreements, event } = parsed.output;
  if (agreements) await portal.modals.open('agreement', { agreements: [] });
  else if (agreement && event) await showReturn(portal, agreement, event);
  else if (agreement) await portal.modals.open('agreement', { agreements: [{ id: agreement }] });
}

async function showReturn(portal: PortalContext, id: string, event: string): Promise<void> {
  const { queryClient, locale, toasts, modals, api } = portal;
  const translate = locale.i18n._.bind(locale.i18n);
  try {
    const [agreement] = await Promise.all([
      fetchAnew(queryClient, agreementQuery(portal, id)),
      fetchAnew(queryClient, userQuery(api)),
    ]);
    const { type, title, text, canRetry } = describeReturn(event, isAgreed(agreement));
    toasts.show({
      type,
      title: agreement.display_name ? `${translate(title)}: ${agreement.display_name}` : translate(title),
      text: translate(text),
      // It stays until it is closed: a user who comes back from another site may have to answer a dialog
      // first.
      group: 'sticky',
      ...(canRetry && {
        action: {
          label: translate(msg`Read it again`),
          onAct: () =>
            void modals.open('agreement', {
              agreements: [{ id }],
              ...(agreement.signing_url && { signing: 'docusign' as const }),
            }),
        },
      }),
    });
  } catch (error) {
    // An id from the address that the server does not know deserves no message.
    if (isApiError(error) && error.code === 'not_found') return;
    toasts.show({
      type: 'warning',
      title: translate(msg`We could not check your signature`),
      text: translate(msg`Reload the page to see whether the agreement is accepted.`),
    });
  }
}
