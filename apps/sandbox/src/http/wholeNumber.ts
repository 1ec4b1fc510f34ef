/** The number that decimal digits write; undefined for everything else, also for what JavaScript takes, such as `0x1`. */
export function wholeNumber(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
}
