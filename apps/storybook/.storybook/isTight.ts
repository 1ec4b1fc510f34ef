/** Whether there is as little room for words as we promise to do with: text at 200 % on a phone. */
export function isTight(globals: Record<string, unknown>): boolean {
  const viewport = globals['viewport'] as { value?: string } | undefined;
  return globals['zoom'] === '200' && viewport?.value === 'phone';
}
