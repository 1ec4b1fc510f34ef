import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { isPlainClick } from './isPlainClick.ts';

test.each([
  ['of the main button', {}, true],
  ['of the middle button', { button: 1 }, false],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with Command', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['with Alt', { altKey: true }, false],
])('a click %s', (_, how, isPlain) => {
  const seen: boolean[] = [];
  render(
    <button type="button" onClick={(event) => seen.push(isPlainClick(event))}>
      Open
    </button>,
  );
  fireEvent.click(screen.getByRole('button'), how);
  expect(seen).toEqual([isPlain]);
});
