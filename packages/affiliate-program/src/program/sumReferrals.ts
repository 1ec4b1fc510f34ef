import type { ReferralLink, ReferralProgram } from '../contract.ts';

/** Visits and registrations; empty where the server does not count them. */
export type Counted = Pick<ReferralLink, 'hit_count' | 'registration_count'>;

/** The links of one scheme. */
export interface ReferralPart extends Counted {
  id: 'current' | 'campaign' | 'earlier';
}

export interface ReferralSum extends Counted {
  /** The schemes that have links, the current one first. */
  parts: readonly ReferralPart[];
  /** Whether each link is in the sum; otherwise the server does not count all of them. */
  isWhole: boolean;
}

/**
 * The visits and registrations of all links of a partner, and of the links of each scheme: the one sum behind
 * every figure of the program.
 */
export function sumReferrals(program: ReferralProgram): ReferralSum {
  const schemes = [
    ['current', program.referral_link_v4 ? [program.referral_link_v4_counts ?? {}] : []],
    ['campaign', program.referral_links_new ?? []],
    ['earlier', program.referral_links_legacy ?? []],
  ] as const;
  const links = schemes.flatMap<Counted>(([, ofScheme]) => ofScheme);
  return {
    ...addCounts(links),
    parts: schemes
      .filter(([, ofScheme]) => ofScheme.length > 0)
      .map(([id, ofScheme]) => ({ id, ...addCounts(ofScheme) })),
    isWhole: links.every(
      ({ hit_count, registration_count }) => isNumber(hit_count) && isNumber(registration_count),
    ),
  };
}

/** Adds up the counted links; the sum of none is 0. */
export const addCounts = (counted: readonly Counted[]): Counted => ({
  hit_count: add(counted.map(({ hit_count }) => hit_count)),
  registration_count: add(counted.map(({ registration_count }) => registration_count)),
});

function add(values: readonly (number | null | undefined)[]): number | undefined {
  const known = values.filter(isNumber);
  if (known.length === 0 && values.length > 0) return undefined;
  return known.reduce((sum, value) => sum + value, 0);
}

const isNumber = (value: number | null | undefined) => typeof value === 'number';
