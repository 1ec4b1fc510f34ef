import { isApiError } from '@my-air/api-client';
import type { Agreement } from '@my-air/api-client/contract';
import type { DataContext } from '@my-air/feature-kit';

import { AcceptanceError } from './AcceptanceError.ts';
import { agreementQuery, fetchAgreement, postAcceptance } from './agreement.api.ts';
import { isAgreed } from './isAgreed.ts';

/** A feature's own way of accepting an agreement, such as for one platform of distribution. */
export interface AgreementAcceptance {
  /** Sends it. */
  send: (agreementId: string) => Promise<unknown>;
  /** Asks the server whether it has been accepted already: before it is sent, and after an answer was lost. */
  isDone: (agreementId: string) => Promise<boolean>;
}

/**
 * Accepts the text that the user has read. The server is asked before the post, because another tab or device may
 * have accepted it, and after a lost answer.
 * @throws ApiError as the call failed, or AcceptanceError.
 */
export async function acceptOne(
  portal: DataContext,
  read: Agreement,
  idempotencyKey: string,
  customAcceptance?: AgreementAcceptance,
): Promise<void> {
  const current = await refresh(portal, read.id);
  if (await isDone(current, customAcceptance)) return;
  if (textOf(current) !== textOf(read)) throw new AcceptanceError('changed');
  try {
    if (customAcceptance) await customAcceptance.send(read.id);
    else {
      const answer = await postAcceptance(portal, current.id, idempotencyKey);
      if (answer?.is_agreed === false) throw new AcceptanceError('not-confirmed');
      keep(portal, { ...current, ...answer, id: current.id, is_agreed: true });
    }
  } catch (error) {
    if (!isApiError(error) || error.outcome === 'refused') throw error;
    if (!(await isDoneByNow(portal, read.id, customAcceptance))) throw error;
  }
}

/** Whether the server has accepted an agreement although the answer was lost. */
async function isDoneByNow(
  portal: DataContext,
  id: string,
  customAcceptance: AgreementAcceptance | undefined,
): Promise<boolean> {
  try {
    return await isDone(await refresh(portal, id), customAcceptance);
  } catch {
    throw new AcceptanceError('unknown');
  }
}

async function refresh(portal: DataContext, id: string): Promise<Agreement> {
  const agreement = await fetchAgreement(portal, id);
  keep(portal, agreement);
  return agreement;
}

function keep(portal: DataContext, agreement: Agreement): void {
  portal.queryClient.setQueryData(agreementQuery(portal, agreement.id).queryKey, agreement);
}

async function isDone(
  agreement: Agreement,
  customAcceptance: AgreementAcceptance | undefined,
): Promise<boolean> {
  return customAcceptance ? await customAcceptance.isDone(agreement.id) : isAgreed(agreement);
}

/** The text of an agreement, or its version where it has one, for comparison. */
export function textOf({ version, content_html }: Agreement): string {
  return String(version ?? content_html);
}
