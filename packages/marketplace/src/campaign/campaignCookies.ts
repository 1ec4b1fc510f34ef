import { readCookie, writeCookie } from '@my-air/feature-kit/state';

/** The cookies of a campaign's link, as the specification names them. */
const names = { leadSource: 'lead_source', product: 'product' } as const;
/** The campaign and the service of a campaign's link. */
export interface CampaignLead {
  leadSource: string;
  productId: number;
}

/**
 * The lead that the portal kept of a link, for a day; undefined unless both cookies are there and make sense.
 */
export function readCampaignLead(): CampaignLead | undefined {
  const leadSource = readCookie(names.leadSource);
  const product = readCookie(names.product) ?? '';
  return leadSource && /^[1-9]\d{0,9}$/.test(product)
    ? { leadSource, productId: Number(product) }
    : undefined;
}

/** Forgets both. */
export function clearCampaignCookies(): void {
  for (const name of Object.values(names)) writeCookie(name, '', { maxAge: -1 });
}
