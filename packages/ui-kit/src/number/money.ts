/** How many digits a currency has behind its point: two for the dollar, none for the yen. */
export function fractionDigits(currency: string): number {
  const { maximumFractionDigits } = moneyFormat(currency).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount as it travels: all its digits, a point, no exponent, such as `1250.50`. It is rounded as it is shown. */
export function moneyText(amount: number | null, currency: string): string | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  const digits = fractionDigits(currency);
  const plain = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = plain.format(amount);
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text;
}

/** The number behind such a text; null for a text that is no amount. */
export function moneyAmount(text: string | null): number | null {
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

function moneyFormat(currency: string) {
  return new Intl.NumberFormat('en', { style: 'currency', currency });
}
