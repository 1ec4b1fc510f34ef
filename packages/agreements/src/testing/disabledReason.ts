/** Why a control cannot be used, as the page tells it to those who do not see it. */
export function disabledReason(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
