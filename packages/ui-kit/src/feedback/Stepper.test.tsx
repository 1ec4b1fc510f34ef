import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Stepper, type Step } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'connect', label: 'Connect', state: 'done' },
  { id: 'check', label: 'Check', description: 'Takes two days', state: 'current' },
  { id: 'join', label: 'Join', state: 'upcoming' },
];
const words = {
  label: 'Ways into the network',
  stateLabels: { done: 'done', current: 'now', upcoming: 'later', failed: 'not done' },
};

describeConformance('Stepper', (props) => <Stepper {...props} {...words} steps={steps} />);

test('it says which step is the current one, and how far each is', () => {
  render(<Stepper {...words} steps={[...steps, { id: 'x', label: 'Pay', state: 'failed' }]} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(items.map((item) => item.textContent)).toEqual([
    'Connect, done',
    '2Check, nowTakes two days',
    '3Join, later',
    'Pay, not done',
  ]);
});
