/** Keys that wait for the part that they are meant for. */
export interface HeldKeys {
  /** Called when the part is drawn: the element that takes the focus next gets the keys, in order. */
  arrive: () => void;
  /** Forgets the keys, and no longer holds the following ones. */
  stop: () => void;
}

interface Key {
  key: string;
  shiftKey: boolean;
}

/** The time in which a part that is drawn has to take the focus, in milliseconds. */
const longestWait = 1_000;
const pressed = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
let current: { keys: Key[]; stop: () => void } | undefined;

/**
 * Holds the keys that are pressed while an opened part loads, so that they reach neither the screen behind it
 * nor the button again. Escape calls `onCancel`, and a press of the pointer ends it. A part that loads in
 * several steps keeps its keys from one to the next.
 */
export function holdKeys(onCancel: () => void): HeldKeys {
  const held = current?.keys ?? [];
  let opener: Element | null = null;
  let replayed: Event | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const page = new AbortController();

  function hold(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    if (event === replayed || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!isText(event) && key !== 'Escape' && !pressed.has(key)) return;
    event.preventDefault();
    event.stopPropagation();
    // A key that opened the part and is not released yet is no second press.
    if (event.repeat && (key === 'Enter' || key === ' ')) return;
    if (key !== 'Escape') held.push({ key, shiftKey });
    else {
      stop();
      onCancel();
    }
  }

  /** Firefox presses a button when the space bar is released, whatever happened to the key before. */
  function holdRelease(event: KeyboardEvent) {
    if (event.key === ' ') event.preventDefault();
  }

  function arrive() {
    if (page.signal.aborted) return;
    opener = document.activeElement;
    document.addEventListener('focusin', deliver, { capture: true, signal: page.signal });
    timer = setTimeout(stop, longestWait);
  }

  async function deliver({ target }: FocusEvent) {
    if (target === opener || !(target instanceof HTMLElement) || target.dataset['baseUiFocusGuard'] != null)
      return;
    document.removeEventListener('focusin', deliver, { capture: true });
    clearTimeout(timer);
    // The element that takes the focus may immediately pass it on.
    await drawn();
    while (held.length > 0 && !page.signal.aborted) {
      const { activeElement } = document;
      if (isTextField(activeElement) && isText(held[0])) type(activeElement);
      else press(held.shift()!);
      // The part handles each of them before the next one comes, such as with a list that has become shorter.
      await drawn();
    }
    stop();
  }

  /** Writes all keys up to the next one that is not text. */
  function type(field: HTMLInputElement | HTMLTextAreaElement) {
    const length = held.findIndex((key) => !isText(key));
    const keys = held.splice(0, length === -1 ? held.length : length);
    const before = field.value;
    const value = keys
      .filter((key) => send(key))
      .reduce((text, { key }) => (key === 'Backspace' ? withoutLast(text) : text + key), before);
    if (value !== before) write(field, value);
  }

  function press(key: Key) {
    const { activeElement: target } = document;
    if (!send(key) || !(target instanceof HTMLElement)) return;
    if (key.key === 'Tab') return focusNext(target, key.shiftKey ? -1 : 1);
    if (key.key !== 'Enter' && key.key !== ' ') return;
    if (target instanceof HTMLTextAreaElement) write(target, `${target.value}\n`);
    else if (target instanceof HTMLInputElement && isTextField(target)) target.form?.requestSubmit();
    else if (target.matches('button, [role], input, summary, a[href]')) target.click();
  }

  /** Dispatches a key to the part as the browser would; false when the part has handled it. */
  function send({ key, shiftKey }: Key): boolean {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
    replayed = event;
    return (document.activeElement ?? document.body).dispatchEvent(event);
  }

  function stop() {
    page.abort();
    clearTimeout(timer);
    if (current?.stop === stop) current = undefined;
  }

  current?.stop();
  current = { keys: held, stop };
  const options = { capture: true, signal: page.signal };
  document.addEventListener('keydown', hold, options);
  document.addEventListener('keyup', holdRelease, options);
  document.addEventListener('pointerdown', stop, options);
  return { arrive, stop };
}

/** Whether an element is a field for text. */
function isTextField(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement && !/^(button|checkbox|color|file|radio|range)$/.test(element.type)
  );
}

const isText = (held: Pick<Key, 'key'> | undefined) =>
  held !== undefined && (held.key === 'Backspace' || Array.from(held.key).length === 1);
const withoutLast = (text: string) => Array.from(text).slice(0, -1).join('');
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React accepts a value that was written without it only this way.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus as the Tab key does, within the dialog that has it. */
function focusNext(from: HTMLElement, step: 1 | -1): void {
  const frame = from.closest('[role=dialog], [role=alertdialog]') ?? document;
  const reached = [
    ...frame.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [data-base-ui-focus-guard]'));
  const place = reached.indexOf(from);
  const next = place === -1 && step === -1 ? -1 : place + step;
  reached.at(next % reached.length)?.focus();
}
