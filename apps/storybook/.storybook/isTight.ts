/** Whether a story has the least room for texts that we support: text at 200 % on a phone. */
export function isTight(globals: Record<string, unknown>): boolean {
  const viewport = globals['viewport'] as { value?: string } | undefined;
  return globals['zoom'] === '200' && viewport?.value === 'phone';
}
