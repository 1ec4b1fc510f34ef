import { useLingui } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { LocaleProvider, useLocale } from './LocaleProvider.tsx';
import { useFormat } from './useFormat.ts';
import { createLocaleStore } from './locale/createLocaleStore.ts';

function Sample() {
  const { _ } = useLingui();
  const format = useFormat();
  return <p>{[useLocale(), _('greeting'), format.date('2026-11-21'), format.number(0.5)].join(' | ')}</p>;
}

test('[I18N-01] a switch reaches texts, catalogues and formats at once, and keeps what is on the screen', async () => {
  const store = createLocaleStore({ initial: 'en' });
  await store.add((locale) => Promise.resolve({ greeting: locale === 'uk' ? 'Вітаємо' : 'Hello' }));
  render(
    <LocaleProvider store={store} preference={{ dateFormat: 'Europe' }}>
      <input aria-label="draft" />
      <Sample />
    </LocaleProvider>,
  );
  const draft = screen.getByLabelText<HTMLInputElement>('draft');
  draft.value = 'typed';
  expect(screen.getByText('en | Hello | 21.11.2026 | 0.5')).toBeDefined();

  await act(() => store.set('uk'));
  expect(screen.getByText('uk | Вітаємо | 21.11.2026 | 0,5')).toBeDefined();
  expect(screen.getByLabelText('draft')).toBe(draft);
  expect(draft.value).toBe('typed');
});

test('texts that come later draw nothing again: what needs them is drawn once they are there', async () => {
  const store = createLocaleStore({ initial: 'en' });
  const Early = vi.fn(() => <p>{useLingui().i18n.locale}</p>);
  const shown = (children: ReactNode) => <LocaleProvider store={store}>{children}</LocaleProvider>;
  const { rerender } = render(shown(<Early />));
  await act(() => store.add(() => Promise.resolve({ greeting: 'Hello' })));
  expect(Early).toHaveBeenCalledOnce();
  rerender(shown(<Sample />));
  expect(screen.getByText(/Hello/)).toBeDefined();
});

test('[VAL-08] without a preference dates are American', () => {
  const store = createLocaleStore({ initial: 'en' });
  render(
    <LocaleProvider store={store}>
      <Sample />
    </LocaleProvider>,
  );
  expect(screen.getByText(/11\/21\/2026/)).toBeDefined();
});

test('outside a provider the hooks say what is missing', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<Sample />)).toThrow(/LocaleProvider|I18nProvider/);
});
