import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { toastLabels } from '../testing/toastLabels.ts';
import { createToastManager, type ToastManager, type ToastType } from './createToastManager.ts';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

function WithToast(props: Omit<ToastRegionProps, 'labels'>) {
  const { manager } = props;
  useEffect(() => void manager.add({ title: 'Saved', data: { type: 'save' } }), [manager]);
  return <ToastRegion {...props} labels={toastLabels} />;
}

describeConformance('ToastRegion', (props) => <WithToast {...props} manager={createToastManager()} />);

function renderRegion(): ToastManager {
  const manager = createToastManager();
  render(<ToastRegion manager={manager} labels={toastLabels} />);
  return manager;
}

test.each(Object.entries(toastLabels.types))(
  '[NOTE-02] a toast of the type %s says so in a word and a picture',
  (type, word) => {
    const manager = renderRegion();
    act(() => void manager.add({ description: 'a', data: { type: type as ToastType } }));
    const toast = screen.getByRole('group', { name: word });
    expect(toast.textContent).toBe(`${word}a`);
    expect(toast.querySelector('svg')).not.toBeNull();
  },
);

test('[NOTE-02] a toast can be put away, and can offer one thing to do', () => {
  const manager = renderRegion();
  const onAct = vi.fn();
  const onClose = vi.fn();
  const data = { type: 'error', count: 3, action: { label: 'Try again', onAct } } as const;
  act(() => void manager.add({ title: 'Not saved', data, onClose }));
  expect(screen.getByText('Error × 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAct).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('group').hasAttribute('data-ending-style')).toBe(true);
});

test('[NOTE-02] F6 leads into the messages, and Escape puts one away and leads back', () => {
  const manager = createToastManager();
  render(
    <>
      <button>Remove</button>
      <ToastRegion manager={manager} labels={toastLabels} />
    </>,
  );
  act(() => void manager.add({ title: 'Removed', data: { type: 'info' } }));
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  const region = screen.getByRole('region', { name: 'Messages' });
  for (let press = 0; press < 2; press += 1) fireEvent.keyDown(document.activeElement!, { key: 'F6' });
  expect(document.activeElement).toBe(region);
  const toast = screen.getByRole('group');
  act(() => toast.focus());
  fireEvent.keyDown(toast, { key: 'F6' });
  fireEvent.keyDown(toast, { key: 'Escape' });
  expect(document.activeElement).toBe(opener);
});
