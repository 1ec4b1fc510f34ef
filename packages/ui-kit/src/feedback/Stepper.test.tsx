import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

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

test('steps that are done can be gone back to, and no others', async () => {
  const go = vi.fn();
  render(<Stepper {...words} steps={steps} onStep={go} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledExactlyOnceWith('connect');
});
