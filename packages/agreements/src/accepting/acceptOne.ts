import { isApiError } from '@my-air/api-client';
import { withExclusiveLock } from '@my-air/client-state/tabs';
import type { Agreement } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-api';

import type { AgreementAcceptance } from '../modals.ts';
import { AcceptanceError } from './AcceptanceError.ts';
import { agreementQuery, fetchAgreement, postAcceptance } from './agreement.api.ts';
import { isAgreed } from './isAgreed.ts';

type Reach = Pick<PortalContext, 'api' | 'queryClient'>;

/**
 * Accepts the text that the person has read, once, whatever other tabs do and however often it is tried.
 * The server is asked before the post, because an earlier try or another tab may have succeeded, and after a lost answer.
 * @throws ApiError as the call failed, or AcceptanceError.
 */
export function acceptOne(portal: Reach, read: Agreement, own?: AgreementAcceptance): Promise<void> {
  return withExclusiveLock(`my-air:agreement:${read.id}`, async () => {
    const current = await refresh(portal, read.id);
    if (await isDone(current, own)) return;
    if (textOf(current) !== textOf(read)) throw new AcceptanceError('changed');
    try {
      if (own) await own.send(read.id);
      else await post(portal, current);
    } catch (error) {
      await afterLostAnswer(portal, read.id, own, error);
    }
  });
}

async function post(portal: Reach, current: Agreement): Promise<void> {
  const answer = await postAcceptance(portal, current.id);
  if (answer.is_agreed === false) throw new AcceptanceError('not-confirmed');
  keep(portal, { ...current, ...answer, is_agreed: true });
}

/** Returns where the server did what was asked although its answer did not come. */
async function afterLostAnswer(
  portal: Reach,
  id: string,
  own: AgreementAcceptance | undefined,
  error: unknown,
): Promise<void> {
  if (!isAnswerLost(error)) throw error;
  const isAccepted = await refresh(portal, id)
    .then((now) => isDone(now, own))
    .catch(() => {
      throw new AcceptanceError('unknown', error);
    });
  if (!isAccepted) throw error;
}

async function refresh(portal: Reach, id: string): Promise<Agreement> {
  const agreement = await fetchAgreement(portal, id);
  keep(portal, agreement);
  return agreement;
}

function keep(portal: Reach, agreement: Agreement): void {
  portal.queryClient.setQueryData(agreementQuery(portal, agreement.id).queryKey, agreement);
}

async function isDone(agreement: Agreement, own: AgreementAcceptance | undefined): Promise<boolean> {
  return own ? await own.isDone(agreement.id) : isAgreed(agreement);
}

/** Whether the server may have done what was asked, although no usable answer came. */
function isAnswerLost(error: unknown): boolean {
  const lost = ['network', 'timeout', 'malformed', 'mismatch', 'server', 'unexpected'];
  return isApiError(error) && lost.includes(error.code);
}

function textOf({ version, content_html }: Agreement): string {
  return String(version ?? content_html);
}
