import { afterEach, expect, test } from 'vitest';

import { isDialogOpen } from './isDialogOpen.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function show(html: string): boolean {
  document.body.insertAdjacentHTML('beforeend', html);
  return isDialogOpen();
}

test.each([
  '<div role="dialog"></div>',
  '<div role="alertdialog" data-open></div>',
  '<dialog open></dialog>',
  '<div id="root" inert></div>',
])('%s has the word', (html) => {
  expect(show(html)).toBe(true);
});

test.each(['<p></p>', '<div role="dialog" data-closed data-ending-style></div>', '<dialog></dialog>'])(
  '%s has none',
  (html) => {
    expect(show(html)).toBe(false);
  },
);
