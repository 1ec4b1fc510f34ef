import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { holdKeys, type HeldKeys } from './holdKeys.ts';

let held: HeldKeys;
beforeEach(() => document.body.replaceChildren());
afterEach(() => held.stop());

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

function add<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  into: Element = document.body,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  into.append(element);
  return element;
}

/** The keys that reach an element, in order. */
function watch(element: HTMLElement): string[] {
  const told: string[] = [];
  element.addEventListener('keydown', ({ key }) => void told.push(key));
  element.addEventListener('input', () => void told.push(`= ${(element as HTMLInputElement).value}`));
  element.addEventListener('click', () => void told.push('click'));
  return told;
}

test('what is typed and pressed before a field is there arrives in it, in order, and nowhere else', async () => {
  held = holdKeys(() => {});
  expect(press('k', 'i', 'x', 'Backspace', 't', 'ArrowDown', 'e', 'Enter')).toEqual([]);
  const form = add('form');
  const field = add('input', form);
  const told = watch(field);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    told.push('submit');
  });
  held.arrive();
  field.focus();
  // Until the part has the keys, no later key overtakes them.
  expect(press('!')).toEqual([]);
  await vi.waitFor(() => expect(told.at(-1)).toBe('= kite!'));
  expect(told.filter((key) => !/^[a-zB!]/.test(key) || key === 'submit')).toEqual([
    '= kit',
    'ArrowDown',
    '= kite',
    'Enter',
    'submit',
    '= kite!',
  ]);
  await vi.waitFor(() => expect(press('a')).toEqual(['a']));
});

test('a field that deals with a key itself is not given it a second time', async () => {
  held = holdKeys(() => {});
  press('a', 'Enter');
  const form = add('form');
  const field = add('input', form);
  const submit = vi.fn();
  form.addEventListener('submit', submit);
  const answer = vi.fn();
  field.addEventListener('keydown', (event) => {
    event.preventDefault();
    answer(event.key);
  });
  held.arrive();
  field.focus();
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([['a'], ['Enter']]));
  await vi.waitFor(() => expect(press('x')).toEqual(['x']));
  expect(field.value).toBe('');
  expect(submit).not.toHaveBeenCalled();
});

test('Tab goes on to the next field of the dialog, and Enter begins a line or presses a button', async () => {
  held = holdKeys(() => {});
  press('a', 'Tab', 'b', 'Enter', 'c', 'Tab', 'Enter');
  const dialog = add('div');
  dialog.setAttribute('role', 'dialog');
  const [field, text, button] = [add('input', dialog), add('textarea', dialog), add('button', dialog)];
  const told = watch(button);
  held.arrive();
  field.focus();
  await vi.waitFor(() => expect(told).toContain('click'));
  expect([field.value, text.value]).toEqual(['a', 'b\nc']);
  expect(told).toEqual(['Enter', 'click']);
});

test('shortcuts and other keys go on as they are, and a key that is kept down is not pressed again', async () => {
  held = holdKeys(() => {});
  expect(press({ key: 'c', ctrlKey: true }, 'F6', 'a')).toEqual(['c', 'F6']);
  expect(press({ key: 'Enter', repeat: true }, { key: ' ', repeat: true })).toEqual([]);
  const button = add('button');
  const told = watch(button);
  held.arrive();
  button.focus();
  await vi.waitFor(() => expect(press('b')).toEqual(['b']));
  expect(told.filter((key) => key !== 'b')).toEqual(['a']);
});

test('Escape gives up: what was held is forgotten, and keys are let through', async () => {
  const cancel = vi.fn();
  held = holdKeys(cancel);
  press('a', 'Escape');
  expect(cancel).toHaveBeenCalledOnce();
  const field = add('input');
  held.arrive();
  field.focus();
  expect(press('b')).toEqual(['b']);
  expect(field.value).toBe('');
});

test('a press of the pointer ends it', () => {
  held = holdKeys(() => {});
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press('a')).toEqual(['a']);
});

test('the next step of a part is given the keys of the step before, which is over', async () => {
  const cancel = vi.fn();
  const before = holdKeys(cancel);
  press('a');
  held = holdKeys(() => {});
  before.stop();
  press('b');
  const field = add('input');
  held.arrive();
  field.focus();
  await vi.waitFor(() => expect(field.value).toBe('ab'));
  press('Escape');
  expect(cancel).not.toHaveBeenCalled();
});

test('a part that never takes the focus gives the keys back after a second', () => {
  vi.useFakeTimers();
  held = holdKeys(() => {});
  held.arrive();
  expect(press('a')).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(press('a')).toEqual(['a']);
  vi.useRealTimers();
});
