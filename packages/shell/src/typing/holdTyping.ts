/**
 * Holds what is typed while the code of a dialog is loading, and writes it into the first field of the dialog that
 * takes the focus. Escape calls `onCancel`. Returns a function that stops holding.
 */
export function holdTyping(onCancel: () => void): () => void {
  let held = '';

  function hold(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'Escape') {
      stop();
      onCancel();
    } else if (key === 'Backspace') held = held.slice(0, -1);
    else if (key.length === 1) held += key;
    // Enter and Space would press the button again that opens the dialog.
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  function deliver({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    // Keys stay held until then: React is still drawing the dialog.
    queueMicrotask(() => {
      stop();
      if (held === '') return;
      // React takes over a value that was written behind its back only this way.
      valueOf?.set?.call(target, target.value + held);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  function stop() {
    document.removeEventListener('keydown', hold, true);
    document.removeEventListener('focusin', deliver, true);
  }
  document.addEventListener('keydown', hold, true);
  document.addEventListener('focusin', deliver, true);
  return stop;
}

const valueOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
