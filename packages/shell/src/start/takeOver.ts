import { firstScreenDrawn } from './firstScreen.ts';

/**
 * Takes over what a user does with the page before the portal has drawn its first screen: what is typed goes into the
 * fields of the same names, the focus stays where it is, and a pressed button is pressed on the screen.
 */
export function takeOver(root: Element): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('.first input')];
  let focused = document.activeElement;
  const watch = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', watch);

  // The fields of the page keep their values after they have left it.
  void firstScreenDrawn.then(() => {
    document.removeEventListener('focusin', watch);
    for (const field of fields) {
      const present = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (!present) continue;
      if (field.checked !== present.checked) present.click();
      if (field.type !== 'checkbox' && field.value !== '') present.value = field.value;
      if (field === focused) goOn(present, field);
    }
    const pressed = window.myAir?.pressed;
    // The screen may have taken the button of the page itself.
    const isTaken = pressed !== undefined && root.contains(pressed);
    const buttons = isTaken ? [pressed] : [...root.querySelectorAll<HTMLButtonElement>('main button')];
    buttons.find(({ textContent }) => textContent === pressed?.textContent)?.click();
  });
}

/** Puts the focus and the caret where they were in the field of the page. */
function goOn(present: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
  present.focus();
  // Fields for e-mail addresses have no caret that can be read.
  if (selectionStart !== null) present.setSelectionRange(selectionStart, selectionEnd);
}
