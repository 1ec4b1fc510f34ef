import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { answer, buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { sampleDays } from '../testing/sampleStatistics.ts';
import meta, { Empty, Loaded, OneChannel } from './ReportScreen.stories.tsx';

const listOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).parentElement!).getAllByRole('listitem');

test('[HOME-01] the channels that rose and fell most are named, the steepest first, and why where it is known', async () => {
  renderStory(meta, Loaded);
  expect((await listOf('Views rose most')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Channel rising 1.*\+64%/),
    expect.stringMatching(/\+41%/),
    expect.stringMatching(/\+22%/),
    expect.stringMatching(/\+12%/),
    expect.stringMatching(/\+9%/),
  ]);
  expect((await listOf('Views fell most')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/No new video for \d+ days.*-52%/),
    expect.stringMatching(/Access lost.*-33%/),
    expect.stringMatching(/A copyright strike.*-27%/),
    expect.stringMatching(/-18%/),
    expect.stringMatching(/-11%/),
  ]);
});

test('[HOME-01] the table and the file have every channel, also more than a hundred', async () => {
  const count = 240;
  const channels = Array.from({ length: count }, (_, place) =>
    buildChannel({ platform_guid: `UC${place}`, title: 'The same name' }),
  );
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  renderStory(meta, Loaded, {
    answers: {
      ...answer(listChannels, { channels }),
      ...answer(readStatistics, {
        channels: channels.map(({ platform_guid }) => ({ platform_guid, days: sampleDays })),
      }),
    },
  });
  const table = await screen.findByRole('table', { name: 'All channels' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [head, ...lines] = (await (save.mock.calls[0]![0] as Blob).text()).trim().split('\r\n');
  expect(head).toContain('Change of views, %');
  expect(lines).toHaveLength(count);
});

test('[HOME-01] the report is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderStory(meta, OneChannel);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading', { name: 'Views fell most' })).toBeNull();
});

test('[HOME-01] without a channel there is nothing to print or to save', async () => {
  renderStory(meta, Empty);
  expect(await screen.findByText('Nothing to report yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
