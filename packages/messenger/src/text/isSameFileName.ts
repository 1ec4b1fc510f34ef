/** Forms write these characters of a file's name as an escape, and many servers leave it so. */
const escapes: Readonly<Record<string, string>> = { '%0D%0A': '\n', '%0D': '\n', '%0A': '\n', '%22': '"' };

/** Whether a server means the same file, however it writes line ends, quotes and accents. */
export function isSameFileName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return name
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/%0D%0A|%0D|%0A|%22/gi, (escape) => escapes[escape.toUpperCase()] ?? escape)
    .trim()
    .normalize('NFC');
}
