import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { Accordion, type AccordionProps } from './Accordion.tsx';

const items = [
  { id: 'who', label: 'Who can join?', content: 'Every creator.' },
  { id: 'when', label: 'When is it paid?', content: 'On the 20th.' },
  { id: 'never', label: 'Closed', content: 'Nothing', isDisabled: true },
];

function open(props: Partial<AccordionProps> = {}) {
  render(<Accordion items={items} {...props} />);
  return userEvent.setup();
}
const handle = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => handle(name).getAttribute('aria-expanded') === 'true';

describe('<Accordion />', () => {
  test('its labels are headings of the rank that was asked for', () => {
    open({ level: 2 });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  test('one that cannot be opened stays closed', async () => {
    const user = open();
    await user.click(handle('Closed'));
    expect(isOpen('Closed')).toBe(false);
  });

  test('where only one may be open, the other closes', async () => {
    const user = open({ isMultiple: false, defaultOpen: ['who'] });
    await user.click(handle('When is it paid?'));
    expect([isOpen('Who can join?'), isOpen('When is it paid?')]).toEqual([false, true]);
  });
});
