import { readId } from '@my-air/api-client';
import { buildFailure, renderRoute } from '@my-air/feature-kit/testing';
import { forgetPage } from '@my-air/feature-kit/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { cancelJob, getJob, listAiVideos, listJobs, preCalculate, startBatch, undoJob } from '../contract.ts';
import { aiMetadataFeature } from '../feature.ts';
import { buildAiChannel, buildAiVideo, buildJob, buildPrice } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';

const titles = ['Kite', 'Boats', 'Trains'];
const channels = titles.map((title) => buildAiChannel({ title, platform_guid: `UC-${title}` }));
const address = `/ai-metadata/translation?mode=channels${titles.map((title) => `&channels=UC-${title}`).join('')}`;

interface Asked {
  params: { id: string };
  query?: { page?: number };
}
const started = ({ params }: Asked) => ({
  channel: channels.find(({ platform_guid }) => platform_guid === params.id),
  batch_translation_id: `job-${params.id}`,
});
const jobOf = (id: string, more = {}) =>
  buildJob({ id: readId(id), channel: { platform_guid: id, title: id.slice(7) }, ...more });

async function open(answers = {}, path = address) {
  const { portal } = await renderRoute(aiMetadataFeature, path, {
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      'GET api/ai-metadata/channels': { channels },
      [listJobs.key]: { jobs: [] },
      [getJob.key]: ({ params }: Asked) => ({ job: jobOf(params.id) }),
      [preCalculate.key]: ({ params }: Asked) =>
        buildPrice({ translation_spent: params.id === 'UC-Kite' ? 100 : 6 }),
      [startBatch.key]: started,
      ...answers,
    },
  });
  return (key: string) => portal.api.calls.filter((call) => call.key === key);
}
const startButton = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
};
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});

describe('[AIM-04] [AIM-05] several channels at once', { timeout: 60_000 }, () => {
  test('the receipt has a row for each channel, and the sum in translations and dollars', async () => {
    await open();
    await startButton('Translate 3 channels');
    expect(within(row('Kite')).getByText('100')).toBeTruthy();
    expect(within(row('Boats')).getByText('6')).toBeTruthy();
    // 19 dollars for 500 translations were paid last.
    expect(screen.getByText('112')).toBeTruthy();
    expect(screen.getByText('$4.26')).toBeTruthy();
    expect(screen.getByText('1,128')).toBeTruthy();
  });

  test('together they cost more than the balance, though each costs less: nothing starts', async () => {
    await open({ [preCalculate.key]: buildPrice({ translation_spent: 500, balance_after: 740 }) });
    expect(await screen.findByText('260 translations are missing')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Translate 3 channels' }).disabled).toBe(
      true,
    );
  });

  test('of a period the videos are named, and older pages are not read', async () => {
    const now = Date.now();
    const ages = [1, 6, 8, 400];
    const calls = await open(
      {
        [listAiVideos.key]: ({ query }: Asked) => {
          const page = query?.page ?? 1;
          return {
            data: ages.slice((page - 1) * 2, page * 2).map((age) =>
              buildAiVideo({
                platform_guid: `age-${age}`,
                published_at: new Date(now - age * 86_400_000).toISOString(),
              }),
            ),
            meta: { current_page: page, per_page: 2, total: 400 },
          };
        },
      },
      '/ai-metadata/translation?mode=channels&channels=UC-Kite&days=7',
    );
    await startButton('Translate 1 channel');
    expect(calls(preCalculate.key)[0]?.body).toMatchObject({ platform_guids: ['age-1', 'age-6'] });
    const pages = calls(listAiVideos.key).map(({ query }) => (query as { page: number }).page);
    expect([...new Set(pages)]).toEqual([1, 2]);
  });

  test('pressed twice, each channel is started once', async () => {
    let isDone = false;
    const calls = await open({
      [preCalculate.key]: ({ params }: Asked) =>
        buildPrice({ translation_spent: isDone ? 1 : params.id === 'UC-Kite' ? 100 : 6 }),
      [startBatch.key]: (asked: Asked) => {
        isDone = true;
        return started(asked);
      },
    });
    await userEvent.dblClick(await startButton('Translate 3 channels'));
    await waitFor(() => expect(screen.getAllByText('Translation started')).toHaveLength(3));
    // The receipt keeps its promise, whatever the same would cost now.
    expect(within(row('Kite')).getByText('100')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Translate \d+ channels?$/ })).toBeNull();
    expect(calls(startBatch.key).map(({ params }) => params)).toEqual(
      titles.map((title) => ({ id: `UC-${title}` })),
    );
    expect(new Set(calls(startBatch.key).map(({ options }) => options?.idempotencyKey)).size).toBe(3);
  });

  test('one that was lost and one that was refused are tried again alone, the lost one under its key', async () => {
    const faults: Record<string, Error | undefined> = {
      'UC-Boats': buildFailure('timeout'),
      'UC-Trains': buildFailure('too_many_requests', undefined, 30),
    };
    const calls = await open({
      [startBatch.key]: (asked: Asked) => {
        const fault = faults[asked.params.id];
        faults[asked.params.id] = undefined;
        if (fault) throw fault;
        return started(asked);
      },
    });
    await userEvent.click(await startButton('Translate 3 channels'));
    const again = await startButton('Try 2 channels again');
    expect(within(row('Kite')).getByText('Translation started')).toBeTruthy();
    expect(within(row('Trains')).getByText('Too many attempts. Wait 30 seconds.')).toBeTruthy();
    await userEvent.click(again);
    await waitFor(() => expect(screen.getAllByText('Translation started')).toHaveLength(3));
    const keys = (title: string) =>
      calls(startBatch.key)
        .filter(({ params }) => (params as { id: string }).id === `UC-${title}`)
        .map(({ options }) => options?.idempotencyKey);
    expect(keys('Kite')).toHaveLength(1);
    expect(new Set(keys('Boats')).size).toBe(1);
    expect(keys('Boats')).toHaveLength(2);
    expect(keys('Trains')).toHaveLength(2);
  });

  test('[TR-06] one undo cancels what runs, and takes back what was published by then', async () => {
    const state: Record<string, object> = {
      'job-UC-Boats': { status: 'completed', can_cancel: false, can_undo: true },
    };
    const become =
      (more: object) =>
      ({ params }: Asked) => {
        state[params.id] = more;
        return { job: jobOf(params.id, more) };
      };
    const calls = await open({
      [getJob.key]: ({ params }: Asked) => ({ job: jobOf(params.id, state[params.id]) }),
      [cancelJob.key]: become({ status: 'cancelled', can_cancel: false, can_undo: true }),
      [undoJob.key]: become({ status: 'undone', can_cancel: false, can_undo: false }),
    });
    await userEvent.click(await startButton('Translate 3 channels'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo all' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Undo the translations of 3 channels?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo all' }));
    await waitFor(() => expect(screen.getAllByText('Undone')).toHaveLength(3));
    // The jobs are cancelled beside each other, in any order.
    const cancelled = calls(cancelJob.key).map(({ params }) => (params as { id: string }).id);
    expect(cancelled.toSorted()).toEqual(['job-UC-Kite', 'job-UC-Trains']);
    expect(calls(undoJob.key)).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Start another translation' }));
    expect(await startButton('Translate 3 channels')).toBeTruthy();
  });
});
