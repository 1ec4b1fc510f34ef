import { draftOf } from '@my-air/feature-kit/forms';
import { forgetPage } from '@my-air/feature-kit/state';
import { buildFailure, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { approveAll, approveReviewItem, discardReviewItem, editReviewItem, listReview } from '../contract.ts';
import { buildJob, buildReviewItem } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { reviewDraft } from './reviewDraft.ts';
import { ReviewList } from './ReviewList.tsx';

afterEach(() => {
  localStorage.clear();
  forgetPage();
});

const job = buildJob({ status: 'review', in_review: 2 });

function open(answers = {}) {
  const done = { item: buildReviewItem({ status: 'completed' }), job };
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [approveAll.key]: { job },
      [approveReviewItem.key]: done,
      [discardReviewItem.key]: done,
      ...answers,
    },
  });
  renderInPortal(<ReviewList job={job} />, { portal });
  const sent = (key: string) => portal.api.calls.filter((call) => call.key === key);
  return { sent, calls: portal.api.calls, userId: portal.session.getUser()?.id };
}
const rows = () => screen.findAllByRole('article', { name: 'Борщ за 30 хвилин' });

test('[TR-09] source and result are side by side, with what stayed unchanged', async () => {
  open();
  const [first] = await rows();
  expect(within(first!).getByText('Борщ за 30 хвилин #borscht')).toBeTruthy();
  expect(within(first!).getByText('Borscht in 30 minutes #borscht')).toBeTruthy();
  for (const part of ['#borscht', '0:00', 'https://ann.test']) {
    expect(within(first!).getByText(part)).toBeTruthy();
  }
});

test.each([
  ['Approve', approveReviewItem.key],
  ['Do not publish', discardReviewItem.key],
])('[TR-09] one result is decided alone: %s', async (name, key) => {
  const { sent } = open();
  const [, second] = await rows();
  await userEvent.click(within(second!).getByRole('button', { name }));
  await waitFor(() => expect(sent(key)).toMatchObject([{ params: { id: '41', item: 2 } }]));
});

test('[TR-09] all results are approved in one call, after a question that names what is published', async () => {
  const { sent } = open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Approve all 2 results' }));
  const question = await screen.findByRole('alertdialog', { name: 'Publish 2 translations?' });
  expect(question.textContent).toContain('2 titles and descriptions in English and Spanish go on YouTube');
  expect(question.textContent).toContain('Ann Cooks');
  expect(sent(approveAll.key)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent(approveAll.key)).toHaveLength(1));
  expect(sent(approveReviewItem.key)).toEqual([]);
});

test('[TR-09] an approval that fails says so at its result, which stays', async () => {
  open({
    [approveReviewItem.key]: () => {
      throw buildFailure('server');
    },
  });
  const [first, second] = await rows();
  await userEvent.click(within(first!).getByRole('button', { name: 'Approve' }));
  expect(await within(first!).findByRole('alert')).toBeTruthy();
  expect(within(second!).queryByRole('alert')).toBeNull();
});

test('[TR-09] the page is in the address, and one past the end leads to the first', async () => {
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [listReview.key]: ({ query }: { query?: { page?: number } }) => ({
        items: query?.page === 2 ? [] : [buildReviewItem()],
        meta: { current_page: 1, last_page: 1, per_page: 25, total: 1 },
      }),
    },
  });
  const { router } = renderInPortal(<ReviewList job={job} />, { portal, path: '/?page=2' });
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(router.state.location.search).toEqual({});
});

describe('[TR-09] with a correction that is being typed', () => {
  const done = { item: buildReviewItem(), job };
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Approve all 2 results' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  };
  const type = async (title: string) => {
    const [first] = await rows();
    await userEvent.click(within(first!).getByRole('button', { name: 'Edit' }));
    fireEvent.change(within(first!).getByRole('textbox', { name: /Title/ }), { target: { value: title } });
  };
  const writes = (calls: readonly { key: string }[]) =>
    calls.map(({ key }) => key).filter((key) => key === editReviewItem.key || key === approveAll.key);

  test.each([
    ['in its row', () => {}],
    [
      'after a reload',
      () => {
        cleanup();
        forgetPage();
      },
    ],
  ])('what was typed %s is saved before everything is approved', async (_, reload) => {
    let view = open({ [editReviewItem.key]: done });
    await type('Borscht, corrected');
    reload();
    if (screen.queryAllByRole('article').length === 0) view = open({ [editReviewItem.key]: done });
    await rows();
    await press();
    await waitFor(() => expect(writes(view.calls)).toEqual([editReviewItem.key, approveAll.key]));
    expect(view.sent(editReviewItem.key)).toMatchObject([
      { params: { id: '41', item: 1 }, body: { title: 'Borscht, corrected' } },
    ]);
    await waitFor(() => expect(draftOf(view.userId, reviewDraft, '41-1').read()).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull());
  });

  test.each([
    ['the server refuses', 'Borscht, corrected', [editReviewItem.key]],
    ['the platform does not take', 'a <b>', []],
  ])('nothing is approved with one that %s, and it stays', async (_, title, expected) => {
    const view = open({
      [editReviewItem.key]: () => {
        throw buildFailure('server');
      },
    });
    await type(title);
    await press();
    expect(await screen.findByText('A correction could not be saved, so nothing was approved')).toBeTruthy();
    expect(writes(view.calls)).toEqual(expected);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe(title);
  });

  test('one of a result that was decided elsewhere is dropped, and the rest is approved', async () => {
    const view = open({
      [editReviewItem.key]: () => {
        throw buildFailure('rejected', { code: 'not_in_review' });
      },
    });
    await type('Borscht, corrected');
    await press();
    await waitFor(() => expect(writes(view.calls)).toEqual([editReviewItem.key, approveAll.key]));
  });
});
