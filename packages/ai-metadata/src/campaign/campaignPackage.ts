/** The cookies of a campaign's link, as the specification names them. */
const names = { leadSource: 'lead_source', package: 'package' } as const;

/** The package that a campaign's link preselects; undefined unless the lead source is that campaign and the id is a positive number. */
export function readCampaignPackage(campaign: string): number | undefined {
  const id = readCookie(names.package) ?? '';
  if (readCookie(names.leadSource) !== campaign || !/^[1-9]\d{0,9}$/.test(id)) return undefined;
  return Number(id);
}

/** Deletes both cookies, so that the link counts once. */
export function clearCampaignCookies(): void {
  for (const name of Object.values(names)) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the specification wants a cookie, and the Cookie Store is not everywhere yet
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
