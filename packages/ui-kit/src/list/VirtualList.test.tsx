import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { placeAfterKey } from './placeAfterKey.ts';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

const items = Array.from({ length: 10_000 }, (_, index) => `Chat ${index + 1}`);

beforeEach(() => {
  // The test's browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => vi.restoreAllMocks());

const list = (props: Partial<VirtualListProps<string>> = {}) => (
  <VirtualList label="Chats" items={items} itemId={(item) => item} {...props}>
    {props.children ?? ((item) => <a href="#chat">{item}</a>)}
  </VirtualList>
);

describeConformance('VirtualList', (props) => list(props));

test('[MSG-10] of ten thousand items those in sight are drawn, and each knows its place', () => {
  render(list());
  const drawn = screen.getAllByRole('listitem');
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.length).toBeLessThan(30);
  expect(screen.getByRole('list', { name: 'Chats' }).getAttribute('aria-busy')).toBeNull();
  expect([drawn[1]?.getAttribute('aria-posinset'), drawn[1]?.getAttribute('aria-setsize')]).toEqual([
    '2',
    '10000',
  ]);
});

test('a feed has articles with names, and says when it does not know how many', () => {
  render(list({ kind: 'feed', itemLabel: (item) => `About ${item}`, totalCount: -1, isBusy: true }));
  expect(screen.getByRole('feed', { name: 'Chats' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('article', { name: 'About Chat 1' }).getAttribute('aria-setsize')).toBe('-1');
});

test.each([
  ['list', 5, 'ArrowDown', false, 6],
  ['list', 9, 'ArrowDown', false, 9],
  ['list', 0, 'ArrowUp', false, 0],
  ['list', 5, 'Home', false, 0],
  ['list', 5, 'End', false, 9],
  ['list', 5, 'PageDown', false, undefined],
  ['feed', 5, 'PageDown', false, 6],
  ['feed', 5, 'PageUp', false, 4],
  ['feed', 5, 'Home', true, 'before'],
  ['feed', 5, 'End', true, 'after'],
  ['feed', 5, 'End', false, undefined],
  ['feed', 5, 'ArrowDown', false, undefined],
] as const)('in a %s from item %d, %s (Ctrl: %s) leads to %s', (kind, from, key, ctrlKey, to) => {
  expect(placeAfterKey(from, { key, ctrlKey }, 10, kind)).toBe(to);
});

test('[MSG-10] the arrows of a list go from item to item, to what can be pressed in each', async () => {
  render(list());
  screen.getByRole('link', { name: 'Chat 1' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Chat 2');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Chat 1');
});

test('the keys of a feed go from article to article and out of it', async () => {
  render(
    <>
      <button type="button">Before</button>
      {list({ kind: 'feed', itemLabel: (item) => item })}
      <button type="button">After</button>
    </>,
  );
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  screen.getByRole('article', { name: 'Chat 1' }).focus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(focused()).toBe('Chat 3');
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe('Chat 2');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('After');
  screen.getByRole('article', { name: 'Chat 1' }).focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toBe('Before');
});

test('keys inside a text are the text’s', async () => {
  render(list({ children: (item) => <input aria-label={item} /> }));
  const input = screen.getByRole('textbox', { name: 'Chat 1' });
  input.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(input);
});

test('it asks for more when its end is near, and not while more is on its way', async () => {
  const near = vi.fn();
  const few = items.slice(0, 8);
  const { rerender } = render(list({ items: few, onEndNear: near }));
  await waitFor(() => expect(near).toHaveBeenCalledOnce());
  rerender(list({ items: few, onEndNear: near, isBusy: true }));
  expect(near).toHaveBeenCalledOnce();
  rerender(list({ items, onEndNear: near }));
  expect(near).toHaveBeenCalledOnce();
});

test('an empty list is a list, with the content below it', () => {
  render(list({ items: [], footer: <p>End of the list</p> }));
  expect(screen.getByRole('list', { name: 'Chats' })).toBeDefined();
  expect(screen.getByText('End of the list')).toBeDefined();
});
