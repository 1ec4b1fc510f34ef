import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listenForShortcuts } from './listenForShortcuts.ts';

const open = vi.fn();
let controller: AbortController;

beforeEach(() => {
  // A dialog that another file of this page drew late would take the key.
  document.body.replaceChildren();
  controller = new AbortController();
  listenForShortcuts({ open }, controller.signal);
});
afterEach(() => {
  controller.abort();
  open.mockClear();
});

function press(element: Element = document.body, init: KeyboardEventInit = {}) {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true, ...init }));
}

function put(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-target]') ?? document.body;
}

test('[MS-31] a question mark opens the keyboard shortcuts on any screen', () => {
  press();
  expect(open).toHaveBeenCalledExactlyOnceWith('shortcuts', {});
});

test.each([
  '<input data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable><p data-target>text</p></div>',
  '<div role="dialog">A question</div>',
])('[MS-31] a question mark typed into %s opens nothing', (html) => {
  press(put(html));
  expect(open).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
  '[MS-31] a question mark with %o opens nothing',
  (init) => {
    press(document.body, init);
    expect(open).not.toHaveBeenCalled();
  },
);

test('nothing is opened after the person has signed out', () => {
  controller.abort();
  press();
  expect(open).not.toHaveBeenCalled();
});
