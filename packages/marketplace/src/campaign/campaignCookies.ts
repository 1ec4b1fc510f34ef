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
  const leadSource = read(names.leadSource);
  const product = read(names.product) ?? '';
  return leadSource && /^[1-9]\d{0,9}$/.test(product)
    ? { leadSource, productId: Number(product) }
    : undefined;
}

/** Forgets both. */
export function clearCampaignCookies(): void {
  for (const name of Object.values(names)) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the specification wants a cookie, and the Cookie Store is not everywhere yet
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

function read(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
