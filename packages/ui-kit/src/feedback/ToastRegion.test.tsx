import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { ToastRegion, type ToastLabels, type ToastType } from './ToastRegion.tsx';

const types: Record<ToastType, string> = {
  important: 'Important',
  warning: 'Warning',
  success: 'Done',
  save: 'Saved',
  error: 'Error',
  critical: 'Critical',
  info: 'Note',
};
const labels: ToastLabels = { region: 'Messages', dismiss: 'Dismiss', types };

describeConformance('ToastRegion', (props) => (
  <ToastRegion
    {...props}
    labels={labels}
    onDismiss={() => undefined}
    toasts={[{ id: '1', type: 'save', text: 'Saved' }]}
  />
));

test('[NOTE-02] every type of toast has its own picture and its own word', () => {
  const all = Object.keys(types) as ToastType[];
  render(
    <ToastRegion
      labels={labels}
      onDismiss={() => undefined}
      toasts={all.map((type) => ({ id: type, type, text: 'a' }))}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(all.map((type) => `${types[type]}a`));
  const pictures = items.map((item) => item.querySelector('svg')?.innerHTML);
  expect(new Set(pictures).size).toBe(all.length);
});

test('[NOTE-02] toasts wait while they are pointed at or hold the focus', () => {
  const pause = vi.fn();
  render(
    <ToastRegion
      labels={labels}
      onDismiss={() => undefined}
      onPauseChange={pause}
      toasts={[{ id: '1', type: 'info', text: 'a' }]}
    />,
  );
  const region = screen.getByRole('region', { name: 'Messages' });
  fireEvent.pointerEnter(region);
  expect(pause).toHaveBeenLastCalledWith(true);
  fireEvent.pointerLeave(region);
  expect(pause).toHaveBeenLastCalledWith(false);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  expect(pause).toHaveBeenLastCalledWith(true);
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }), { relatedTarget: document.body });
  expect(pause).toHaveBeenLastCalledWith(false);
});

test('[NOTE-02] toasts go on when the one that was pointed at is gone', () => {
  const pause = vi.fn();
  const { rerender } = render(
    <ToastRegion
      labels={labels}
      onDismiss={() => undefined}
      onPauseChange={pause}
      toasts={[{ id: '1', type: 'info', text: 'a' }]}
    />,
  );
  fireEvent.pointerEnter(screen.getByRole('region'));
  rerender(<ToastRegion labels={labels} onDismiss={() => undefined} onPauseChange={pause} toasts={[]} />);
  expect(pause).toHaveBeenLastCalledWith(false);
});

test('[NOTE-02] a toast can be put away, and can offer one thing to do', () => {
  const dismiss = vi.fn();
  const act = vi.fn();
  render(
    <ToastRegion
      labels={labels}
      onDismiss={dismiss}
      toasts={[
        { id: '7', type: 'error', text: 'Not saved', count: 3, action: { label: 'Try again', onAct: act } },
      ]}
    />,
  );
  expect(screen.getByText('Error × 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(act).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledWith('7');
});

test('[NOTE-02] a toast on its way out fades', () => {
  render(
    <ToastRegion
      labels={labels}
      onDismiss={() => undefined}
      toasts={[{ id: '1', type: 'info', text: 'a', isLeaving: true }]}
    />,
  );
  expect(screen.getByRole('listitem').hasAttribute('data-leaving')).toBe(true);
});
