import { getUser } from '@my-air/api-client/contract';
import { buildUser, renderInPortal } from '@my-air/feature-kit/testing';
import { useWireLocale } from '@my-air/i18n';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';

import { ReadInLanguage } from './ReadInLanguage.tsx';

const read = vi.fn(async (_name: string) => 'words');

/** A screen with an answer for each language, one for all, and one that holds code. */
function Screen() {
  const language = useWireLocale();
  useSuspenseQuery({
    queryKey: ['sample', 'article', language],
    queryFn: () => read(`article in ${language}`),
  });
  const { data } = useQuery({
    queryKey: ['sample', 'services'],
    queryFn: () => read('services'),
    staleTime: 300_000,
  });
  useQuery({ queryKey: ['sample', 'code'], queryFn: () => read('code'), staleTime: 'static' });
  return data;
}

async function open(user: ReturnType<typeof buildUser> | null) {
  const rendered = renderInPortal(
    <>
      <ReadInLanguage />
      <Suspense>
        <Screen />
      </Suspense>
    </>,
    { user, answers: { [getUser.key]: { user } } },
  );
  await screen.findByText('words');
  expect(names()).toEqual(['article in en', 'services', 'code']);
  read.mockClear();
  return rendered;
}

const names = () => read.mock.calls.map(([name]) => name);

test('[I18N-01] what the server said in the former language is read again once the new one is drawn', async () => {
  const { portal } = await open(buildUser());
  const before = portal.api.calls.length;
  await act(() => portal.locale.set('uk'));
  await waitFor(() => expect(names()).toEqual(['article in ua', 'services']));
  expect(portal.api.calls.slice(before).map(({ key }) => key)).toEqual([getUser.key]);
  const kept = portal.queryClient.getQueryState(['sample', 'article', 'en']);
  expect(kept?.isInvalidated).toBe(false);
});

test('[I18N-01] a visitor has nothing to read again', async () => {
  const { portal } = await open(null);
  await act(() => portal.locale.set('uk'));
  await waitFor(() => expect(names()).toEqual(['article in ua']));
});
