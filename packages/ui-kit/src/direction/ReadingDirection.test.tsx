import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { MultiSelect } from '../choice/MultiSelect.tsx';
import { ReadingDirection } from './ReadingDirection.tsx';

const options = ['one', 'two'].map((value) => ({ value, label: value }));
const words = { empty: 'Nothing found', remove: (label: string) => `Remove ${label}` };

/** Focuses a field with two choices, which the backward arrow key leads to from the text. */
function showChoices() {
  render(
    <ReadingDirection>
      <MultiSelect
        aria-label="Numbers"
        options={options}
        values={['one', 'two']}
        onValuesChange={() => undefined}
        words={words}
      />
    </ReadingDirection>,
  );
  act(() => screen.getByRole('combobox').focus());
}

/** Changes the reading direction of the page, and waits until its observers are notified. */
const turn = (dir: string) =>
  act(async () => {
    document.documentElement.dir = dir;
    await new Promise((resolve) => setTimeout(resolve));
  });

afterEach(() => turn('ltr'));

test.each([
  ['ltr', '{ArrowLeft}', '{ArrowRight}'],
  ['rtl', '{ArrowRight}', '{ArrowLeft}'],
])('on a page that is read %s, %s leads back to the choices', async (dir, back, onward) => {
  await turn(dir);
  showChoices();
  await userEvent.keyboard(onward);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard(back);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('two'));
});

test('a page that is turned round while it is open turns its keys too', async () => {
  showChoices();
  await turn('rtl');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('two'));
});
