import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Kbd } from './Kbd.tsx';

describeConformance('Kbd', (props) => <Kbd {...props} keys={['Ctrl', 'K']} />);

test('each key is a key of its own', () => {
  render(<Kbd keys={['Ctrl', 'Shift', 'P']} />);
  expect(['Ctrl', 'Shift', 'P'].map((key) => screen.getByText(key).tagName)).toEqual(['KBD', 'KBD', 'KBD']);
});
