import { unsentDrafts } from '@my-air/feature-kit/forms';
import { forgetPage } from '@my-air/feature-kit/state';
import { buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { ReviewEdit } from './ReviewEdit.tsx';
import { ReviewRow } from './ReviewRow.tsx';

const item = {
  id: 4,
  status: 'in_review',
  language: 'de',
  video: { platform_guid: 'v1', title: 'A shelf in one day' },
  source: { title: 'A shelf in one day', description: 'Links:\nhttps://my-air.test' },
  result: { title: 'Ein Regal an einem Tag', description: 'Links:\nhttps://my-air.test' },
};
const user = buildUser({ id: 8_800 });

async function open() {
  const view = renderInPortal(<ReviewEdit jobId="7" item={item} onUntyped={() => {}} />, {
    portal: stubPortal({ user, loadMessages }),
  });
  await screen.findByRole('button', { name: 'Save' });
  return view;
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ });
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });

test('[SH-11] [TR-09] a correction that is not saved survives a reload, in both fields', async () => {
  await open();
  fireEvent.change(title(), { target: { value: 'Regal 👩‍🚀 مرحبا' } });
  fireEvent.change(description(), { target: { value: 'Zeile eins\n\nZeile zwei' } });
  cleanup();
  forgetPage();
  await open();
  expect(title().value).toBe('Regal 👩‍🚀 مرحبا');
  expect(description().value).toBe('Zeile eins\n\nZeile zwei');
});

test('[TR-09] [TR-10] a text that the platform refuses is not saved, and says why', async () => {
  const { portal } = await open();
  fireEvent.change(title(), { target: { value: 'a <b>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('YouTube does not allow < and >')).toBeTruthy();
  expect(portal.api.calls).toEqual([]);
});

test('[SH-11] a sign-out asks about a correction, and not about a result that was only opened to be corrected', async () => {
  const reader = buildUser({ id: 8_801 });
  const unsent = () => unsentDrafts.count(reader);
  renderInPortal(<ReviewRow jobId="7" item={item} onDecide={() => {}} />, {
    portal: stubPortal({ user: reader, loadMessages }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(title().value).toBe(item.result.title);
  expect(unsent()).toBe(0);
  fireEvent.change(title(), { target: { value: '' } });
  fireEvent.change(description(), { target: { value: '' } });
  expect([title().value, description().value]).toEqual(['', '']);
  expect(unsent()).toBe(1);
  fireEvent.change(title(), { target: { value: item.result.title } });
  fireEvent.change(description(), { target: { value: item.result.description } });
  expect(unsent()).toBe(0);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
});
