import { numberFormat } from './intl.ts';

const units = ['byte', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** A size in units of a thousand, from bytes to YB: bytes in words, and of the others only the decimals in the language. */
export function formatFileSize(bytes: number, tag: string): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  // Rounded first, so that 999,999 bytes read 1 MB and not 1000 KB.
  while (unit < units.length - 1 && roundToTenth(size, unit) >= 1000) {
    size /= 1000;
    unit += 1;
  }
  if (unit === 0) {
    const words = { style: 'unit', unit: 'byte', unitDisplay: 'long', maximumFractionDigits: 0 } as const;
    return numberFormat(tag, words).format(size).replace(' ', '\u00A0');
  }
  return `${numberFormat(tag, { maximumFractionDigits: 1 }).format(size)}\u00A0${units[unit]}`;
}

function roundToTenth(size: number, unit: number): number {
  return unit === 0 ? Math.round(size) : Math.round(size * 10) / 10;
}
