import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { getReceipt } from '../contract.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { JobReceipt } from './JobReceipt.tsx';

afterEach(() => vi.restoreAllMocks());

const languages = [
  { language: 'de', new: 2, overwritten: 1, cost: 3, completed: 3, spent: 3 },
  { language: 'fr', new: 0, overwritten: 0, cost: 0, skipped: [{ reason: 'manual', count: 4 }] },
  { language: 'es', new: 1, overwritten: 0, cost: 1, failed: 1, returned: 1 },
];

test('[AIM-05] the receipt and its file have the same columns, and a language in which nothing was done is not listed', async () => {
  let file: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:receipt';
  });
  const answers = {
    ...storyPortal.answers,
    [getReceipt.key]: { promised: { cost: 4 }, languages, spent: 3, returned: 1, reserved: 0 },
  };
  renderInPortal(<JobReceipt id="41" />, { portal: stubPortal({ ...storyPortal, answers }) });
  await screen.findByRole('rowheader', { name: 'German' });
  expect(screen.queryByRole('rowheader', { name: 'French' })).toBeNull();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect((await file!.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    heads.join(','),
    'German,3,3,0,0,3,0',
    'Spanish,1,0,1,0,0,1',
    'Total,4,3,1,0,3,1',
  ]);
});
