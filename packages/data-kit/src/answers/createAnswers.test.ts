import { ApiError } from '@my-air/api-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createAnswers, type AnswersOptions } from './createAnswers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A page of the same user in the same browser. */
function openPage(userId = 1) {
  const send = vi.fn<AnswersOptions['send']>(() => Promise.resolve());
  const answers = createAnswers({ name: 'questions', userId, isCurrent: () => true, send });
  const stop = answers.start();
  onTestFinished(stop);
  return { answers, send, stop };
}

test('what is answered is not asked again, and the server is told once', async () => {
  const { answers, send } = openPage();
  expect(answers.isGiven(2)).toBe(false);
  await answers.give(2, 'dismissed');
  expect([answers.isGiven(2), answers.isGiven('2'), answers.isGiven(12)]).toEqual([true, true, false]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send.mock.calls).toEqual([['2', 'dismissed', { keepalive: false }]]);
  expect(localStorage.length).toBe(0);
});

test('a page that ended before the server had answered leaves it to the next, which does not ask again', async () => {
  const first = openPage();
  first.send.mockReturnValue(new Promise(() => {}));
  void first.answers.give('a b', 'accepted');
  first.stop();
  const next = openPage();
  expect(next.answers.isGiven('a b')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(next.send.mock.calls).toEqual([['a b', 'accepted', { keepalive: false }]]);
  expect(openPage(2).answers.isGiven('a b')).toBe(false);
});

test('an answer that the server refuses is open again', async () => {
  const { answers, send } = openPage();
  send.mockRejectedValue(new ApiError({ code: 'forbidden', key: 'PUT an answer', pageLoading: false }));
  await answers.give(2, 'accepted');
  expect(answers.isGiven(2)).toBe(false);
});
