import type { AgreementSummary } from '@my-air/api-client/contract';

import type { agreements } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { Platform } from '../Platform.ts';
import { agreementText } from './agreementText.ts';

type AgreementRow = typeof agreements.$inferSelect;

/** An agreement without its text, as lists carry it. */
export function presentAgreement(
  sandbox: Pick<Platform, 'origins' | 'clock'>,
  { kind, agreedAt: signedAt, scannedCopyUrl }: Pick<AgreementRow, 'kind' | 'agreedAt' | 'scannedCopyUrl'>,
  locale: string,
): AgreementSummary {
  // A signature whose confirmation is late counts from the moment that it arrives.
  const agreedAt = signedAt !== null && signedAt <= sandbox.clock.now() ? signedAt : null;
  return {
    id: kind,
    display_name: agreementText(kind, locale)?.title ?? kind,
    url: `${sandbox.origins.identity}/agreements/${kind}`,
    agreed_at: agreedAt?.toISOString() ?? null,
    is_agreed: agreedAt !== null,
    scanned_copy_url: absoluteUrl(sandbox, scannedCopyUrl),
  };
}
