/**
 * Whether exactly this name was typed; only spaces around it and doubled ones, which the screen does not
 * show, are forgiven.
 */
export function isSameName(typed: string, name: string): boolean {
  return simple(typed) !== '' && simple(typed) === simple(name);
}

function simple(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}
