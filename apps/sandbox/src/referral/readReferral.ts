/** The link that brought a visitor: its code, and the place where it was shared. */
export interface Referral {
  readonly code: string;
  /** Undefined where the link names none. */
  readonly source: string | undefined;
}

const plainCode = /^[\w.~-]{1,64}$/;
const plainSource = /^[\p{L}\p{N}.-]{1,40}$/u;

/** Reads `ref` and `src` of an address. Undefined without a plain code; a place that is no plain word counts as none. */
export function readReferral(query: unknown): Referral | undefined {
  const { ref, src } = query as Record<string, unknown>;
  if (typeof ref !== 'string' || !plainCode.test(ref)) return undefined;
  return { code: ref, source: typeof src === 'string' && plainSource.test(src) ? src : undefined };
}

/** The same as a query; empty without a link. */
export function referralQuery(referral: Referral | undefined): Record<string, string> {
  if (!referral) return {};
  return { ref: referral.code, ...(referral.source !== undefined && { src: referral.source }) };
}
