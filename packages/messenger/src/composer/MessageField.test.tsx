import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FieldProps } from './ComposerField.ts';
import type { RichFieldModule } from './fetchRichField.ts';
import { MessageField } from './MessageField.tsx';
import type { RichFieldProps } from './rich/RichField.tsx';

let arrive: (module: RichFieldModule | undefined) => void = () => {};
const fetchRichField = vi.fn(() => new Promise<RichFieldModule | undefined>((resolve) => (arrive = resolve)));
vi.mock('./fetchRichField.ts', () => ({
  fetchedRichField: () => undefined,
  fetchRichField: () => fetchRichField(),
}));

const started = vi.fn();
/** A rich field that only reports its initial props. */
const module: RichFieldModule = {
  RichField({ start }: RichFieldProps) {
    started(start);
    return <output>rich</output>;
  },
};
const broken: RichFieldModule = {
  RichField: ({ onFail }: RichFieldProps) => (
    <button type="button" onClick={onFail}>
      fail
    </button>
  ),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fetchRichField.mockClear();
  started.mockClear();
});
afterEach(() => void vi.useRealTimers());

function open(markdown = '') {
  const props: FieldProps = {
    markdown,
    onChange: () => {},
    people: [],
    label: 'Message',
    placeholder: '',
    describedBy: '',
    isInvalid: false,
    offer: undefined,
    onCaret: () => {},
    onKey: () => false,
    onFiles: () => {},
    handle: () => {},
  };
  render(<MessageField isRich {...props} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}
/** Longer than the time for which a busy field is left alone. */
const aWhile = () => act(() => vi.advanceTimersByTimeAsync(5_000));
const come = (what: RichFieldModule | undefined) => act(async () => arrive(what));
const isRich = () => waitFor(() => expect(screen.getByText('rich')).toBeTruthy());

test('[MSG-04] is asked for when the plain field is focused, and begins as that was left', async () => {
  const field = open('Hello you');
  act(() => field.focus());
  expect(fetchRichField).toHaveBeenCalledOnce();
  field.setSelectionRange(2, 5);
  await come(module);
  await isRich();
  expect(started).toHaveBeenLastCalledWith(
    expect.objectContaining({ hasFocus: true, selection: { start: 2, end: 5 }, base: 'Hello you' }),
  );
});

test('[MSG-04] is asked for when the browser has nothing to do, without anybody focusing the field', async () => {
  open();
  await waitFor(() => expect(fetchRichField).toHaveBeenCalledOnce());
  await come(module);
  await isRich();
  expect(started).toHaveBeenLastCalledWith(expect.objectContaining({ hasFocus: false }));
});

test('[MSG-04] waits while a word is composed', async () => {
  const field = open();
  act(() => field.focus());
  fireEvent.compositionStart(field);
  await come(module);
  await aWhile();
  expect(screen.queryByText('rich')).toBeNull();
  expect(field.isConnected).toBe(true);
  fireEvent.compositionEnd(field);
  await isRich();
});

test('[MSG-04] waits while text is being marked', async () => {
  const field = open('text');
  act(() => field.focus());
  fireEvent.pointerDown(field);
  await come(module);
  await aWhile();
  expect(screen.queryByText('rich')).toBeNull();
  fireEvent.pointerUp(document);
  await isRich();
});

test('[MSG-04] on a touch screen waits until nobody types: the keyboard would close', async () => {
  const touch = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const field = open();
  act(() => field.focus());
  await come(module);
  await aWhile();
  expect(screen.queryByText('rich')).toBeNull();
  act(() => field.blur());
  await isRich();
  touch.mockRestore();
});

test('[MSG-04] where it does not come the plain field stays, and asks again with the next focus', async () => {
  const field = open();
  act(() => field.focus());
  await come(undefined);
  // Meanwhile the browser was idle, which requests the field as well.
  await aWhile();
  await come(undefined);
  expect(field.isConnected).toBe(true);
  const asked = fetchRichField.mock.calls.length;
  act(() => field.blur());
  act(() => field.focus());
  expect(fetchRichField.mock.calls.length).toBe(asked + 1);
  await come(module);
  await isRich();
});

test('[MSG-04] where the browser cannot carry it the plain field comes back', async () => {
  const field = open();
  act(() => field.focus());
  await come(broken);
  fireEvent.click(await screen.findByText('fail'));
  expect(screen.getByRole('textbox')).toBeTruthy();
});
