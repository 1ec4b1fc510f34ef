import { languageTag, type Locale } from '../locale/locales.ts';
import { numberFormat } from './intl.ts';

/** A value of a table for spreadsheets; a missing one is an empty field. */
export type CsvValue = string | number | null | undefined;

/**
 * Lines as a file for spreadsheets, as Excel reads it in a language: where numbers have a decimal comma, fields are
 * parted by semicolons. Values that could be read as formulas are kept as text.
 */
export function writeCsv(lines: readonly (readonly CsvValue[])[], locale: Locale): string {
  const parts = numberFormat(languageTag(locale), {}).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = decimal === ',' ? ';' : ',';

  function field(value: CsvValue): string {
    if (typeof value === 'number') return String(value).replace('.', decimal);
    const text = value ?? '';
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }

  // The mark at the beginning tells Excel that the letters are UTF-8.
  return `\uFEFF${lines.map((line) => line.map(field).join(separator)).join('\r\n')}\r\n`;
}
