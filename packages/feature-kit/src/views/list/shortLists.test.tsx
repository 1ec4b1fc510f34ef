import { Link } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInPortal } from '../../testing.ts';
import { AndMore } from './AndMore.tsx';
import { ShortList } from './ShortList.tsx';

const open = (count: number, most: number) =>
  renderInPortal(
    <ShortList items={Array.from({ length: count }, (_, place) => place)} limit={most}>
      {(shown) => (
        <ul>
          {shown.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </ShortList>,
  );
const drawn = () => screen.getAllByRole('listitem').length;

test('a short list says how many more there are, shows them all, and can be made short again', async () => {
  open(30, 8);
  expect(drawn()).toBe(8);
  const button = await screen.findByRole('button', { name: 'Show 22 more' });
  await userEvent.click(button);
  expect(drawn()).toBe(30);
  expect(button.textContent).toBe('Show fewer');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(drawn()).toBe(8);
});

test('thousands are shown in portions, and what is left is counted each time', async () => {
  open(1230, 30);
  const button = await screen.findByRole('button', { name: 'Show 200 of 1,200 more' });
  for (const name of ['Show 200 of 1,000 more', 'Show 200 of 800 more']) {
    await userEvent.click(button);
    expect(button.textContent).toBe(name);
  }
  for (let press = 0; press < 4; press += 1) await userEvent.click(button);
  expect(drawn()).toBe(1230);
  expect(button.textContent).toBe('Show fewer');
});

test.each([0, 7, 8])('with %i of at most 8 nothing is left, and there is no button', (count) => {
  open(count, 8);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is not on a card is counted on a link to all, and is not there when nothing is left', async () => {
  const { rerender } = renderInPortal(<AndMore count={3} render={<Link to="/" />} />);
  expect(await screen.findByRole('link', { name: 'And 3 more' })).toBeTruthy();
  rerender(<AndMore count={0} render={<Link to="/" />} />);
  expect(screen.queryByRole('link')).toBeNull();
});
