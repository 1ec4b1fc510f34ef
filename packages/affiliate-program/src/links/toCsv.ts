type Value = string | number | null | undefined;

/** Lines as CSV for spreadsheets: values that could be read as formulas are kept as text. */
export function toCsv(lines: readonly (readonly Value[])[]): string {
  // The mark at the beginning tells Excel that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`;
}

function quote(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
