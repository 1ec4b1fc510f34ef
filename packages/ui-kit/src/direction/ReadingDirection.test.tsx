import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { Tabs } from '../layout/Tabs.tsx';
import { ReadingDirection } from './ReadingDirection.tsx';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, content: id }));

function Shown() {
  const [value, setValue] = useState('two');
  return (
    <ReadingDirection>
      <Tabs label="Numbers" tabs={tabs} value={value} onValueChange={setValue} />
    </ReadingDirection>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

/** Turns the page round, and waits until its observers are notified. */
const turn = (dir: string) =>
  act(async () => {
    document.documentElement.dir = dir;
    await new Promise((resolve) => setTimeout(resolve));
  });

afterEach(() => turn('ltr'));

test.each([
  ['ltr', '{ArrowRight}', 'three'],
  ['ltr', '{ArrowLeft}', 'one'],
  ['rtl', '{ArrowRight}', 'one'],
  ['rtl', '{ArrowLeft}', 'three'],
])('on a page that is read %s, %s leads to the tab %s', async (dir, key, expected) => {
  await turn(dir);
  render(<Shown />);
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  await userEvent.keyboard(key);
  expect(chosen()).toBe(expected);
});

test('a page that is turned round while it is open turns its keys too', async () => {
  render(<Shown />);
  await turn('rtl');
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('three');
});
