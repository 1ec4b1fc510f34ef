import { fireEvent, waitFor } from '@testing-library/react';

/**
 * Presses the buttons of these names, one after the other, each as soon as it can be pressed; of several the last. They are
 * found by their words, since looking for roles takes as long as drawing the screen.
 */
export function pressButtons(...names: readonly (string | RegExp)[]): () => Promise<void> {
  return async () => {
    for (const name of names) {
      const button = await waitFor(() => {
        const last = [...document.querySelectorAll('button')].findLast((one) => isNamed(one, name));
        if (!last || last.disabled) throw new Error(`no button "${String(name)}" that can be pressed`);
        return last;
      });
      fireEvent.click(button);
    }
  };
}

function isNamed(button: HTMLButtonElement, name: string | RegExp): boolean {
  const words = (button.getAttribute('aria-label') ?? button.textContent).trim();
  return typeof name === 'string' ? words === name : name.test(words);
}
