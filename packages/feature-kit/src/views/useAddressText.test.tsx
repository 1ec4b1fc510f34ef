import { createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { rootRoute } from '../index.ts';
import { renderRoute } from '../testing.ts';
import { useAddressText } from './useAddressText.ts';

function Field() {
  const [text, setText] = useAddressText('q');
  return <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />;
}
const open = (path: string) =>
  renderRoute(
    {
      routes: [
        createRoute({
          getParentRoute: () => rootRoute,
          path: '/list',
          validateSearch: (query: Record<string, unknown>) => query,
          component: Field,
        }),
      ],
    },
    path,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });

test('what is typed is in the address, beside what else is there, and adds no step to the history', async () => {
  const { router } = await open('/list?view=cards#end');
  const length = router.history.length;
  await userEvent.type(field(), 'two words');
  expect(field().value).toBe('two words');
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'cards', q: 'two words' }));
  expect(router.state.location.hash).toBe('end');
  expect(router.history.length).toBe(length);
  await userEvent.clear(field());
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'cards' }));
});

test('an address brings its text, also one that looks like a number, and another address brings its own', async () => {
  const { router } = await open('/list?q=42');
  expect(field().value).toBe('42');
  await router.navigate({ to: '/list', search: { q: 'other' } });
  await waitFor(() => expect(field().value).toBe('other'));
  router.history.back();
  await waitFor(() => expect(field().value).toBe('42'));
});

test('a text that is too long for an address stays in the field alone, until it is short again', async () => {
  const { router } = await open('/list?view=cards&q=short');
  await userEvent.clear(field());
  await userEvent.paste('x'.repeat(5_000));
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'cards' }));
  expect(field().value).toHaveLength(5_000);
  await userEvent.clear(field());
  await userEvent.paste('words');
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'cards', q: 'words' }));
});
