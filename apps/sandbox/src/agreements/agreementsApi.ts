import { acceptAgreement, getAgreement } from '@my-air/api-client/contract';
import { and, eq } from 'drizzle-orm';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { agreements } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { acceptForPartner, agreementText, earlierText, presentAgreement } from './agreements.ts';

/** The agreements with their texts, and accepting them. */
export const agreementsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  async function present(db: Queries, kind: string, { partner }: Caller, locale: WireLocale) {
    const text = agreementText(kind, locale);
    if (text === undefined) throw notFound();
    const row = await db.query.agreements.findFirst({
      where: and(eq(agreements.partnerId, partner.id), eq(agreements.kind, kind)),
    });
    const state = row ?? { kind, agreedAt: null, previousVersion: null, scannedCopyUrl: null };
    const version = row?.previousVersion ?? 0;
    return {
      agreement: {
        ...presentAgreement(sandbox, state, locale),
        content_html: text.html,
        version: version + 1,
        accepted_content_html: version > 0 ? earlierText(kind, locale) : null,
        signing_url: `${sandbox.origins.world}/signing/${kind}`,
      },
    };
  }

  registerEndpoint(app, sandbox, getAgreement, ({ db, params, locale }, caller) =>
    present(db, params.agreement, caller, locale),
  );

  registerEndpoint(app, sandbox, acceptAgreement, async ({ db, params, locale }, caller) => {
    const kind = params.agreement;
    if (agreementText(kind, locale) === undefined) throw notFound();
    await acceptForPartner(db, caller.partner.id, kind, clock.now());
    return present(db, kind, caller, locale);
  });
};
