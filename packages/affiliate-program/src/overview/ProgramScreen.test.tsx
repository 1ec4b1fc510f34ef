import { listChannels } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildFailure,
  buildPartner,
  buildUser,
  renderStory,
} from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { getReferralProgram, type ReferralProgram } from '../contract.ts';
import { addCounts } from '../program/sumReferrals.ts';
import meta, { Empty, Loaded, ManyPlaces, SpecifiedAlone } from './ProgramScreen.stories.tsx';

afterEach(() => vi.restoreAllMocks());

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('[REF-01] [RF-01] figures and table are one sum of all links, with its parts', async () => {
  renderStory(meta, Loaded);
  const sums = await screen.findByRole('table', { name: 'Visits and registrations by link' });
  expect(rowsOf(sums)).toEqual([
    ['Your link', '5,210', '388', '7.4%'],
    ['Campaign links', '1,904', '97', '5.1%'],
    ['All links', '7,114', '485', '6.8%'],
  ]);
  expect(await Promise.all(['Visits', 'Registrations', 'Conversion'].map(figure))).toEqual([
    '7,114',
    '485',
    '6.8%',
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Campaign links' }))[0]).toEqual([
    'summer',
    '1,904',
    '97',
    '5.1%',
    expect.anything(),
  ]);
});

test('[REF-01] the days of the chart are added up in words', async () => {
  renderStory(meta, Loaded);
  const { history } = Loaded.parameters!.portal.answers['GET api/referralProgram'] as ReferralProgram;
  const { hit_count, registration_count } = addCounts(history!);
  expect(
    await screen.findByText(
      `14 days: ${hit_count} visits and ${registration_count} registrations by all your links`,
    ),
  ).toBeTruthy();
});

test('[REF-01] the file of the links has each link, and ends with the sum that the screen shows', async () => {
  const file = catchFile();
  renderStory(meta, Loaded);
  const sums = (await screen.findByRole('table', { name: 'Visits and registrations by link' })).closest(
    'section',
  );
  await userEvent.click(within(sums!).getByRole('button', { name: 'Download CSV' }));
  expect(await linesOf(file)).toEqual([
    'Links,Visits,Registrations,Conversion,Marker,Address',
    'Your link,5210,388,7.4,,https://my-air.test/?ref=ann',
    'Campaign links,1904,97,5.1,summer,https://my-air.test/?ref=ann',
    'All links,7114,485,6.8,,',
  ]);
});

test('[REF-01] the file of the channels has the columns of the table, with its words and dates', async () => {
  const file = catchFile();
  const channel = { subscriber_count: 91_200, partner_percent: 5, start_date: '2026-01-05' };
  renderStory(meta, Loaded, {
    user: buildUser({
      partner: buildPartner({ capabilities: { referral_program: true } }),
      preference: { ui_date_format: 'Europe', ui_timezone: 'UTC' },
    }),
    answers: answer(getReferralProgram, {
      channels: [
        { ...channel, id: 1, partner_revenue: 412.9 },
        { ...channel, id: 2, end_date: '2026-02-09' },
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'Channels you brought' });
  await userEvent.click(within(table.closest('section')!).getByRole('button', { name: 'Download CSV' }));
  expect(await linesOf(file)).toEqual([
    'Channel,Subscribers,Views,Your share,Your income,Since,Status',
    '№ 1,91200,,5,412.9,05.01.2026,Active',
    '№ 2,91200,,5,,05.01.2026,Ended on 9 Feb',
  ]);
});

test('[REF-01] [RF-08] a main link that the server does not count is a dash in the table, which says that the sum leaves it out', async () => {
  renderStory(meta, SpecifiedAlone);
  const sums = await screen.findByRole('table', { name: 'Visits and registrations by link' });
  expect(rowsOf(sums).map((row) => row.slice(0, 3))).toEqual([
    ['Your link', '–', '–'],
    ['Campaign links', '1,904', '97'],
    ['Earlier links', '12,033', '641'],
    ['All links', '13,937', '738'],
  ]);
  expect(screen.getByText(/^Links with a dash are not counted yet/)).toBeTruthy();
});

test('[RF-06] a day that is not over is left out of the chart and of its sums', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const history = [2, 1, 0].map((days) => ({ date: at(days), hit_count: 1 + days, registration_count: 0 }));
  renderStory(meta, Loaded, {
    answers: answer(getReferralProgram, { referral_link_v4: 'https://my-air.test/?ref=ann', history }),
  });
  expect(await screen.findByText(/^2 days: 5 visits and 0 registrations/)).toBeTruthy();
  expect(within(screen.getByRole('figure')).getAllByRole('row')).toHaveLength(3);
});

test('[RF-07] channels that could not be read are asked for again, beside the field for any other place', async () => {
  const { portal } = renderStory(meta, Loaded, { answers: answer(listChannels, buildFailure('server')) });
  expect((await screen.findByRole('alert')).textContent).toContain('The channels could not be loaded');
  expect(screen.getByRole('textbox', { name: 'Place' })).toBeTruthy();
  portal.api.answer(answer(listChannels, { channels: [buildChannel({ title: 'Kite' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Kite' })).toBeTruthy();
});

test('[RF-07] a place that was saved stays, in the words typed, with its link and its figures from the start', async () => {
  const program = {
    referral_link_v4: 'https://my-air.test/?ref=ann',
    referral_link_sources: [{ source: 'my-blog', hit_count: 12, registration_count: 3 }],
  };
  const answers = answer(getReferralProgram, program);
  const { unmount } = renderStory(meta, Loaded, { answers });
  for (const place of ['My Blog', 'हिन्दी चैनल']) {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Place' }), place);
    await userEvent.click(screen.getByRole('button', { name: 'Save this place' }));
  }
  unmount();
  renderStory(meta, Loaded, { answers });
  const place = async (name: string) => within(await screen.findByRole('region', { name }));
  const hindi = await place('हिन्दी चैनल');
  expect(hindi.getByText('0 visits')).toBeTruthy();
  expect(hindi.getByRole('button', { name: 'QR code' })).toBeTruthy();
  expect(hindi.getByRole<HTMLInputElement>('textbox', { name: 'Link for this place' }).value).toContain(
    `src=${encodeURIComponent('हिन्दी-चैनल')}`,
  );
  expect((await place('My Blog')).getByText('12 visits')).toBeTruthy();
  expect(screen.queryByText('my-blog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: My Blog' }));
  expect(screen.queryByRole('region', { name: 'My Blog' })).toBeNull();
  expect(screen.getByText('my-blog')).toBeTruthy();
});

test('[RF-07] of 200 places 8 are shown at first, the others are counted, and one press shows them', async () => {
  renderStory(meta, ManyPlaces);
  const heading = await screen.findByRole('heading', { name: 'Visits and registrations by place' });
  const list = within(heading.nextElementSibling as HTMLElement);
  expect(list.getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show 192 more' }));
  expect(list.getAllByRole('listitem')).toHaveLength(200);
});

test('[REF-01] without visits there is no conversion', async () => {
  renderStory(meta, Empty);
  expect(await figure('Conversion')).toBe('–');
  expect(await figure('Visits')).toBe('0');
});

test('[RF-04] a share of 5 percent is shown as 5%', async () => {
  renderStory(meta, Loaded);
  expect(cellsOf(await screen.findByRole('table', { name: 'Channels you brought' }))).toContain('5%');
});

test('[RF-07] places are told with their visits and registrations, and without numbers where the server has none', async () => {
  renderStory(meta, Loaded);
  const heading = await screen.findByRole('heading', { name: 'Visits and registrations by place' });
  const places = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
  expect(places.map((place) => place.textContent)).toEqual([
    'video-description812 visits41 registrations',
    'olena-makes1 visit1 registration',
    'newsletter–',
  ]);
});

/** Catches the file that the browser would save. */
function catchFile(): { saved?: Blob } {
  const file: { saved?: Blob } = {};
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file.saved = blob as Blob;
    return 'blob:saved';
  });
  return file;
}

const linesOf = async ({ saved }: { saved?: Blob }) =>
  (await saved!.text()).replace('\uFEFF', '').trim().split('\r\n');

/** The text of a figure; its name heads columns of the tables as well. */
async function figure(name: string) {
  const names = await screen.findAllByText(name);
  return names.find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
}
