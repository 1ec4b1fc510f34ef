import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useMoves } from './useMoves.ts';

function List({ items }: { items: readonly string[] }) {
  return (
    <ul ref={useMoves<HTMLUListElement>(items.join())}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const animate = vi.fn();

beforeEach(() => {
  animate.mockReset();
  HTMLElement.prototype.animate = animate;
  // Each item is 40 pixels high.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return 40 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});

const prefer = (isStill: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList);

test('items whose place has changed move there, and the others stay', () => {
  prefer(false);
  const { rerender } = render(<List items={['a', 'b', 'c']} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<List items={['b', 'a', 'c']} />);
  expect(animate.mock.contexts.map((item) => (item as HTMLElement).textContent)).toEqual(['b', 'a']);
  expect(animate.mock.calls.map(([[from]]) => from.transform)).toEqual([
    'translate(0px, 40px)',
    'translate(0px, -40px)',
  ]);
});

test('an item that is new appears where it is; those below it make room', () => {
  prefer(false);
  const { rerender } = render(<List items={['a', 'b']} />);
  rerender(<List items={['new', 'a', 'b']} />);
  expect(animate.mock.contexts.map((item) => (item as HTMLElement).textContent)).toEqual(['a', 'b']);
});

test('nothing moves under reduced motion', () => {
  prefer(true);
  const { rerender } = render(<List items={['a', 'b']} />);
  rerender(<List items={['b', 'a']} />);
  expect(animate).not.toHaveBeenCalled();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['b', 'a']);
});
