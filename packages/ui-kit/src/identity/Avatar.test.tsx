import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './Avatar.tsx';

test('its letters stand in for a picture that is missing, unsafe or broken', () => {
  const { container, rerender } = render(<Avatar name="Olena Kovalenko" />);
  expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('OK');
  rerender(<Avatar name="Olena Kovalenko" src="javascript:alert(1)" />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Avatar name="Olena Kovalenko" src="https://pictures.example/olena.png" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('');
  fireEvent.error(picture!);
  expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('OK');
});
