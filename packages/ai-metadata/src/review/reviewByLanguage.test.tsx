import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import {
  approveAll,
  approveReviewItem,
  discardReviewItem,
  getReceipt,
  listJobs,
  listReview,
} from '../contract.ts';
import { buildJob, buildReviewItem } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { NextReview } from './NextReview.tsx';
import { ReviewList } from './ReviewList.tsx';

const job = buildJob({ status: 'review', in_review: 2 });
const rows = () => screen.findAllByRole('article', { name: 'Борщ за 30 хвилин' });

describe('[TR-09] by language and by keys', () => {
  const line = { new: 0, overwritten: 0, cost: 0 };
  const receipt = {
    promised: { cost: 0 },
    spent: 0,
    returned: 0,
    reserved: 0,
    languages: [
      { ...line, language: 'en', in_review: 12 },
      { ...line, language: 'de', in_review: 146 },
      { ...line, language: 'es', in_review: 0 },
    ],
  };
  const openBy = async (path = '/', answers = {}) => {
    const portal = stubPortal({
      ...storyPortal,
      answers: { ...storyPortal.answers, [getReceipt.key]: receipt, [approveAll.key]: { job }, ...answers },
    });
    renderInPortal(<ReviewList job={buildJob({ ...job, in_review: 158 })} />, { portal, path });
    await rows();
    return (key: string) => portal.api.calls.filter((call) => call.key === key);
  };

  test('the longest list is first, and what has nothing to review is not listed', async () => {
    await openBy();
    const tabs = within(await screen.findByRole('navigation', { name: 'Languages' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All languages',
      'German (146)',
      'English (12)',
    ]);
  });

  test('a language of the address is listed and approved alone', async () => {
    const sent = await openBy('/?language=de');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve German (146)' }));
    const question = await screen.findByRole('alertdialog', { name: 'Publish 146 translations?' });
    expect(question.textContent).toContain('146 titles and descriptions in German go on YouTube');
    await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent(approveAll.key)).toMatchObject([{ body: { language: 'de' } }]));
    expect(sent(listReview.key).at(-1)).toMatchObject({ query: { language: 'de' } });
  });

  test('J and K go from result to result, A and D decide, E edits, and in its fields they are letters', async () => {
    const done = { item: buildReviewItem(), job };
    const sent = await openBy('/', { [approveReviewItem.key]: done, [discardReviewItem.key]: done });
    await userEvent.keyboard('a');
    expect(sent(approveReviewItem.key)).toEqual([]);
    await userEvent.keyboard('jjjk');
    const [first, second] = await rows();
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('a');
    await waitFor(() => expect(sent(approveReviewItem.key)).toMatchObject([{ params: { item: 1 } }]));
    await userEvent.keyboard('jd');
    await waitFor(() => expect(sent(discardReviewItem.key)).toMatchObject([{ params: { item: 2 } }]));
    second!.focus();
    await userEvent.keyboard('e');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ });
    expect(field.value).toBe(buildReviewItem().result.title);
    await userEvent.type(field, 'jade');
    expect(field.value).toContain('jade');
    expect(sent(approveReviewItem.key)).toHaveLength(1);
  });
});

test('[TR-09] the job that waits longest for a review is the next one', async () => {
  const jobs = [1, 2, 3].map((id) =>
    buildJob({ id, status: id === 3 ? 'processing' : 'review', in_review: 60 }),
  );
  // The latest is first.
  jobs.reverse();
  renderInPortal(<NextReview job={jobs[2]!} />, {
    ...storyPortal,
    answers: { ...storyPortal.answers, [listJobs.key]: { jobs } },
  });
  const link = await screen.findByRole('link', { name: 'Next review: Ann Cooks (60)' });
  expect(link.getAttribute('href')).toBe('/ai-metadata/translation/2');
});
