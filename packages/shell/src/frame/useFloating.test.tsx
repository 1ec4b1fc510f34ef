import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useFloating } from './useFloating.ts';

test('a button that is pressed twice while its part loads opens it, and a press on what is there closes it', async () => {
  const code = Promise.withResolvers<string>();
  const client = new QueryClient();
  const { result } = renderHook(() => useFloating('menu', () => code.promise), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const press = () => act(async () => result.current.button.onClick());
  await press();
  await press();
  await act(async () => code.resolve('the part'));
  await waitFor(() => expect(result.current).toMatchObject({ Part: 'the part', opening: { isOpen: true } }));
  await press();
  expect(result.current.opening.isOpen).toBe(false);
});
