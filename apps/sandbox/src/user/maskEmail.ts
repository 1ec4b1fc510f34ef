/** An address whose owner still recognises it: `p•••r@my-air.test`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@', 2);
  const shown = name.length > 2 ? `${name[0]}•••${name.at(-1)}` : `${name[0] ?? ''}•••`;
  return `${shown}@${host}`;
}
