import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Thumbnail } from './Thumbnail.tsx';

test('it keeps its place where a picture is missing, unsafe or broken', () => {
  const { container, rerender } = render(<Thumbnail width={160} src="javascript:alert(1)" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('span')?.style.width).toBe('160px');
  rerender(<Thumbnail width={160} src="https://pictures.example/shelf.png" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('height')).toBe('90');
  fireEvent.error(picture!);
  expect(container.querySelector('img')).toBeNull();
});
