/** The cookies of a campaign's link, as the specification names them. */
const names = { leadSource: 'lead_source', product: 'product' } as const;
/** A day, in seconds. */
const day = 86_400;

/** What a campaign's link asked for. */
export interface CampaignLead {
  leadSource: string;
  productId: number;
}

/** Keeps what a link brought along: for a day, for this site alone. A value that makes no sense is not kept. */
export function keepCampaignCookies(values: Readonly<Record<string, string>>): void {
  const { lead_source, product } = values;
  if (lead_source !== undefined && /^[\w-]{1,64}$/.test(lead_source))
    write(names.leadSource, lead_source, day);
  if (product !== undefined && /^[1-9]\d{0,9}$/.test(product)) write(names.product, product, day);
}

/** What was kept; undefined unless both are there. */
export function readCampaignLead(): CampaignLead | undefined {
  const leadSource = read(names.leadSource);
  const productId = Number(read(names.product));
  return leadSource && Number.isSafeInteger(productId) && productId > 0
    ? { leadSource, productId }
    : undefined;
}

/** Forgets both. */
export function clearCampaignCookies(): void {
  write(names.leadSource, '', 0);
  write(names.product, '', 0);
}

function write(name: string, value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the specification wants a cookie, and the Cookie Store is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function read(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // URIError: another program wrote there.
    return undefined;
  }
}
