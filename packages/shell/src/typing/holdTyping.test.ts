import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { holdTyping } from './holdTyping.ts';

let stop = () => {};
beforeEach(() => document.body.replaceChildren());
afterEach(() => stop());

/** Presses keys where the focus is; returns those that reached the page. */
function press(...keys: (string | KeyboardEventInit)[]): string[] {
  const reached: string[] = [];
  const listen = (event: KeyboardEvent) => void reached.push(event.key);
  document.addEventListener('keydown', listen);
  for (const key of keys) {
    const init = typeof key === 'string' ? { key } : key;
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  }
  document.removeEventListener('keydown', listen);
  return reached;
}
function addField(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  return field;
}

test('what is typed before a field is there arrives in it, in order, and nowhere else', async () => {
  stop = holdTyping(() => {});
  expect(press('k', 'i', 'x', 'Backspace', 't', 'Enter', 'e')).toEqual([]);
  const field = addField();
  const listener = vi.fn();
  field.addEventListener('input', listener);
  field.focus();
  // Between the focus and the next task nothing overtakes what was held.
  press('!');
  await Promise.resolve();
  expect(field.value).toBe('kite!');
  expect(listener).toHaveBeenCalledOnce();
  expect(press('a')).toEqual(['a']);
});

test('shortcuts and other keys go on as they are; a button that takes the focus changes nothing', async () => {
  stop = holdTyping(() => {});
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await Promise.resolve();
  expect(press({ key: 'c', ctrlKey: true }, 'Tab', 'F6', 'a')).toEqual(['c', 'Tab', 'F6']);
});

test('Escape gives up: what was held is forgotten, and keys are let through', async () => {
  const cancel = vi.fn();
  stop = holdTyping(cancel);
  press('a', 'Escape');
  expect(cancel).toHaveBeenCalledOnce();
  const field = addField();
  field.focus();
  await Promise.resolve();
  expect(field.value).toBe('');
  expect(press('b')).toEqual(['b']);
});
