import type { ReferralChannel } from '../contract.ts';

/** The channels as CSV for spreadsheets: values that could be read as formulas are kept as text. */
export function channelsCsv(channels: readonly ReferralChannel[], head: readonly string[]): string {
  const rows = channels.map((channel) => [
    channel.id,
    channel.subscriber_count,
    channel.view_count,
    channel.partner_percent,
    channel.partner_revenue,
    channel.start_date,
    channel.end_date,
  ]);
  // The mark at the beginning tells Excel that it is UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

function quote(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
