/** Whether somebody has typed a name: spaces around it, doubled ones and its case are forgiven. */
export function isSameName(typed: string, name: string): boolean {
  return simple(typed) !== '' && simple(typed) === simple(name);
}

function simple(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}
