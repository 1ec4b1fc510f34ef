import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Tour, type TourProps } from './Tour.tsx';

const given: Pick<TourProps, 'steps' | 'labels'> = {
  steps: [
    { id: 'money', anchor: 'money', title: 'Your money', text: 'What you can withdraw.' },
    { id: 'channels', anchor: 'channels', title: 'Your channels', text: 'Where each stands.' },
  ],
  labels: {
    progress: (number, count) => `${number} of ${count}`,
    skip: 'Skip',
    back: 'Back',
    next: 'Next',
    done: 'Done',
  },
};
let opener: HTMLButtonElement;
beforeEach(() => {
  opener = document.createElement('button');
  opener.textContent = 'Open';
  document.body.append(opener);
  opener.focus();
});
afterEach(() => opener.remove());

function open(index: number) {
  const onMove = vi.fn();
  const onEnd = vi.fn();
  const view = render(<Tour {...given} index={index} onMove={onMove} onEnd={onEnd} />);
  return { ...view, onMove, onEnd };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('<Tour />', () => {
  test('at its last step it is finished', () => {
    const { onEnd } = open(1);
    press('Done');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('finished');
  });

  test('it can be skipped by its button and by Escape', () => {
    const { onEnd } = open(0);
    press('Skip');
    // A browser turns Escape into this event of the dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onEnd.mock.calls).toEqual([['skipped'], ['skipped']]);
  });
});
