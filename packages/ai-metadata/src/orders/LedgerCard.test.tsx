import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { listLedger } from '../contract.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { LedgerCard } from './LedgerCard.tsx';

test('[AIM-07] a history of 60 translations is read to its end, and each line leads to its translation', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => ({
    id: 60 - place,
    kind: 'translation',
    balance_change: -7,
    job_id: 60 - place,
    channel_title: `Channel ${60 - place}`,
    updated_at: '2026-11-22T09:00:00Z',
  }));
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [listLedger.key]: ({ query: { page = 1 } }: { query: { page?: number } }) => ({
        lines: lines.slice((page - 1) * 50, page * 50),
        meta: { current_page: page, last_page: 2, per_page: 50, total: 60 },
      }),
    },
  });
  renderInPortal(<LedgerCard />, { portal });
  expect((await screen.findByRole('link', { name: 'Channel 60' })).getAttribute('href')).toBe(
    '/ai-metadata/translation/60',
  );
  expect(screen.queryByRole('link', { name: 'Channel 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Channel 1' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
