import type { AgreementSummary } from '@my-air/api-client/contract';

/** Kinds that are read and accepted with one tick. */
const joint: ReadonlySet<string> = new Set([
  'amg_policy',
  'youtube_partner_privacy_policy',
  'terms_and_conditions',
]);

/** Agreements as they are presented: policy and terms together, every other one alone. */
export function together(agreements: readonly AgreementSummary[]): readonly (readonly AgreementSummary[])[] {
  const pair = agreements.filter(({ id }) => joint.has(id));
  const alone = agreements.filter(({ id }) => !joint.has(id)).map((agreement) => [agreement]);
  return pair.length > 0 ? [pair, ...alone] : alone;
}

/** The agreements that are asked for, with those that are presented together with them and still wait. */
export function withTheirPair<Asked extends Pick<AgreementSummary, 'id'>>(
  asked: readonly Asked[],
  pending: readonly AgreementSummary[],
): readonly Pick<AgreementSummary, 'id'>[] {
  if (!asked.some(({ id }) => joint.has(id))) return asked;
  const others = pending.filter(({ id }) => joint.has(id) && !asked.some((one) => one.id === id));
  return [...asked, ...others];
}
