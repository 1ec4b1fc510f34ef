import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Emoji } from './Emoji.tsx';

describeConformance('Emoji', (props) => <Emoji {...props} symbol="👍" label="Agreed" />);

test('its meaning is its name', () => {
  render(<Emoji symbol="👍🏽" label="Agreed" />);
  expect(screen.getByRole('img', { name: 'Agreed' }).textContent).toBe('👍🏽');
});

test('beside words that say the same it is hidden from readers', () => {
  const { container } = render(<Emoji symbol="🎬" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
