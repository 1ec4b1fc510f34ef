/** The public address of a referral link; the old schemes keep the addresses they were printed with. */
export function addressOf({ scheme, marker }: { scheme: string; marker: string }, portal: string): string {
  const ref = encodeURIComponent(marker);
  return scheme === 'legacy' ? `${portal}/#/account/registration?ref=${ref}` : `${portal}/?ref=${ref}`;
}
