import type { AgreementSummary } from '@my-air/api-client/contract';

/** The names of agreements in one line; one without a name is called by its id. */
export function agreementNames(agreements: readonly Pick<AgreementSummary, 'id' | 'display_name'>[]): string {
  return agreements.map(({ display_name, id }) => display_name || id).join(', ');
}
