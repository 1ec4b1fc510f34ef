import { readCookie, writeCookie } from '@my-air/feature-kit/state';

/** The cookies of a campaign's link, as the specification names them, and the one that says which package was opened. */
const names = { leadSource: 'lead_source', package: 'package', opened: 'package_opened' } as const;
/** The time that the cookies of a campaign's link are kept, in seconds. */
export const campaignAge = 86_400;
/** The form of a package's id. */
export const packageId: RegExp = /^[1-9]\d{0,9}$/;

/** The package that a campaign's link preselects; undefined unless the lead source is that campaign and the id is a positive number. */
export function readCampaignPackage(campaign: string): number | undefined {
  const id = readCookie(names.package) ?? '';
  return readCookie(names.leadSource) === campaign && packageId.test(id) ? Number(id) : undefined;
}

/** Whether a package was opened since its link was followed. */
export function isPackageOpened(id: number): boolean {
  return readCookie(names.opened) === String(id);
}

/** Remembers that a package was opened, for as long as the link is remembered. */
export function rememberPackageOpened(id: number): void {
  writeCookie(names.opened, String(id), { maxAge: campaignAge });
}
