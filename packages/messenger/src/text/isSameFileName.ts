/** Characters that servers replace or leave out of a name: ends of lines and other controls, and marks of direction. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const invisible = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Whether two names mean the same file, whatever a server does to controls, quotes, separators of paths and accents. */
export function isSameFileName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return (
    name
      // Forms write these characters as an escape, and many servers leave them escaped.
      .replaceAll(/%0D%0A|%0D|%0A/gi, ' ')
      .replaceAll(/%22/g, '"')
      .replaceAll(controls, ' ')
      .replaceAll(invisible, '')
      .replaceAll(/[/\\]/g, '_')
      // Windows leaves dots and spaces at the end away.
      .replace(/[. ]+$/, '')
      .trim()
      .normalize('NFC')
  );
}
