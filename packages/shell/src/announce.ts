/** Announces a text to screen readers. The two regions are empty in index.html from the first paint on. */
export function announce(text: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  const region = document.querySelector(`[data-live="${politeness}"]`);
  if (region) region.textContent = text;
}
