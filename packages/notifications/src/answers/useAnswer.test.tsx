import { forgetPage } from '@my-air/feature-kit/state';
import { buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { act, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useAnswer } from './useAnswer.ts';

type Answer = ReturnType<typeof useAnswer>;

function open(): { current: Answer } {
  const drawn = {} as { current: Answer };
  function Reply() {
    drawn.current = useAnswer(5, { mutationFn: () => Promise.reject(new Error('nothing is sent here')) });
    return null;
  }
  renderInPortal(<Reply />, { portal: stubPortal({ user: buildUser({ id: 8_801 }) }) });
  return drawn;
}

test('a rating and words that come before the page is drawn again are both kept', () => {
  const { write } = open().current;
  act(() => {
    write({ rating: 4 });
    write({ words: 'Thank you' });
  });
  cleanup();
  forgetPage();
  expect(open().current.draft).toEqual({ rating: 4, words: 'Thank you' });
});
