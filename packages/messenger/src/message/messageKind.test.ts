import { expect, test, vi } from 'vitest';

import { messageKind } from './messageKind.ts';

const user = { id: 2, name: 'Iryna' };

test('[MS-28] a type of the future, or none, is never blank, and each is told once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (let times = 0; times < 3; times += 1) {
    expect(messageKind({ type: 99, user })).toBe('words');
    expect(messageKind({ type: 99, user: null })).toBe('notice');
    expect(messageKind({ type: null, user })).toBe('words');
    expect(messageKind({ user })).toBe('words');
  }
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls.map(([text]) => /type (\w+) /.exec(String(text))?.[1])).toEqual(['99', 'null']);
});
