import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { SplitView, type SplitViewProps } from './SplitView.tsx';

const parts = {
  start: 'List',
  end: 'Conversation',
  shown: 'start',
  handleLabel: 'Width of the list',
} as const;

describeConformance('SplitView', (props) => <SplitView {...props} {...parts} />);

function open(props: Partial<SplitViewProps> = {}) {
  const onShareChange = vi.fn();
  render(<SplitView {...parts} onShareChange={onShareChange} {...props} />);
  return { onShareChange, handle: screen.getByRole('separator', { name: 'Width of the list' }) };
}
const share = (handle: HTMLElement) => Number(handle.getAttribute('aria-valuenow'));

describe('<SplitView />', () => {
  test('its handle says how wide the first part is, and between what it can be', () => {
    const { handle } = open({ defaultShare: 90 });
    expect(share(handle)).toBe(60);
    expect([handle.getAttribute('aria-valuemin'), handle.getAttribute('aria-valuemax')]).toEqual([
      '20',
      '60',
    ]);
    const list = document.getElementById(handle.getAttribute('aria-controls') ?? '');
    expect(list?.textContent).toBe('List');
    expect(handle.tabIndex).toBe(0);
  });

  test.each([
    [{ key: 'ArrowRight' }, 36],
    [{ key: 'ArrowLeft' }, 32],
    [{ key: 'ArrowRight', shiftKey: true }, 44],
    [{ key: 'Home' }, 20],
    [{ key: 'End' }, 60],
  ])('%o makes it %i %%', (press, expected) => {
    const { handle, onShareChange } = open();
    fireEvent.keyDown(handle, press);
    expect(share(handle)).toBe(expected);
    expect(onShareChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test('where text runs from right to left, so do the arrows', () => {
    const { handle } = open({ style: { direction: 'rtl' } });
    handle.style.direction = 'rtl';
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    expect(share(handle)).toBe(36);
  });

  test('other keys are left alone', () => {
    const { handle, onShareChange } = open();
    expect(fireEvent.keyDown(handle, { key: 'ArrowDown' })).toBe(true);
    expect(onShareChange).not.toHaveBeenCalled();
  });

  test('a double press brings back what it was', () => {
    const { handle } = open();
    fireEvent.keyDown(handle, { key: 'End' });
    fireEvent.doubleClick(handle);
    expect(share(handle)).toBe(34);
  });
});
