import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInPortal } from '@my-air/feature-api/testing';
import { useWrite } from './useWrite.ts';

/** A write whose answers are given by the test. */
function open(nameOf?: () => string) {
  const answers: ((answer: string) => void)[] = [];
  const send = vi.fn<(text: string) => Promise<string>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  let write: ReturnType<typeof useWrite<string, Error, string>> | undefined;
  function Writer() {
    write = useWrite({ mutationFn: send }, nameOf);
    return null;
  }
  renderInPortal(<Writer />);
  return { send, answers, press: (text: string) => write!.mutateAsync(text), state: () => write! };
}

test('a second press in the same moment is the first one; after its answer it is another', async () => {
  const { send, answers, press } = open();
  const [one, other] = [press('a'), press('a')];
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  answers[0]!('done');
  expect(await Promise.all([one, other])).toEqual(['done', 'done']);
  void press('a');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('something else is written beside it, unless presses are told apart by a name', async () => {
  const apart = open();
  void apart.press('a');
  void apart.press('b');
  await waitFor(() => expect(apart.send).toHaveBeenCalledTimes(2));
  const single = open(() => 'order');
  void single.press('a');
  void single.press('b');
  await waitFor(() => expect(single.send).toHaveBeenCalledExactlyOnceWith('a', expect.anything()));
});

test('a failure is in `error`, and the next press is sent', async () => {
  const { send, press, state } = open();
  send.mockRejectedValueOnce(new Error('lost'));
  await act(() => press('a').catch(() => undefined));
  await waitFor(() => expect(state().error).toMatchObject({ message: 'lost' }));
  state().mutate('a');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
