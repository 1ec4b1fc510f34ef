import { ApiError } from '@my-air/api-client';
import { answer, buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { reviewSupportRequest, type ProcessFacts } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { RatingCard } from './RatingCard.tsx';

let lastUser = 700;

async function open(facts: ProcessFacts, outcome?: Parameters<typeof answer>[1]) {
  lastUser += 1;
  const portal = stubPortal({
    user: buildUser({ id: lastUser }),
    loadMessages,
    answers: outcome === undefined ? {} : answer(reviewSupportRequest, outcome as never),
  });
  const chat = buildChat({ process: { processable_type: 'support', processable: { id: 55, ...facts } } });
  renderInPortal(<RatingCard chat={chat} />, { portal });
  await screen.findByRole('region', { name: 'Your rating' });
  const calls = () => portal.api.calls.filter(({ key }) => key === reviewSupportRequest.key);
  return { user: userEvent.setup(), calls, portal };
}
const rated = (partner_rating: number, partner_feedback: string | null = null) => ({
  support_request: { id: 55, partner_rating, partner_feedback },
});

test('[MS-25] [MSG-08] a rating can be changed as long as there is no comment, each time by a call', async () => {
  const { user, calls } = await open({}, rated(2));
  await user.click(screen.getByRole('radio', { name: '2 of 5' }));
  await user.click(screen.getByRole('button', { name: 'Send the rating' }));
  const change = await screen.findByRole('button', { name: 'Thank you. Change the rating' });
  await user.click(screen.getByRole('radio', { name: '4 of 5' }));
  await user.click(await screen.findByRole('button', { name: 'Send the rating' }));
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ rating: 2 }, { rating: 4 }]));
  expect(change).toBeTruthy();
});

test('[MS-25] with a comment it is final, at once and after a reload', async () => {
  const { user, calls } = await open({ partner_rating: 4 }, rated(5, 'Quick'));
  expect(screen.getByRole('radio', { name: '4 of 5', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '5 of 5' }));
  await user.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Quick');
  await user.click(screen.getByRole('button', { name: 'Send the rating' }));
  expect(await screen.findByText('You rated this conversation 5 of 5')).toBeTruthy();
  expect(screen.getByText('Quick')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(calls().map(({ body }) => body)).toEqual([{ rating: 5, comment: 'Quick' }]);
});

test('[MS-25] a rating that is not accepted says why, and another can be sent instead', async () => {
  const taken = new ApiError({
    code: 'conflict',
    key: reviewSupportRequest.key,
    pageLoading: false,
    status: 409,
    body: { message: 'This conversation was rated already.' },
  });
  const { user, calls, portal } = await open({}, taken);
  await user.click(screen.getByRole('radio', { name: '3 of 5' }));
  await user.click(screen.getByRole('button', { name: 'Send the rating' }));
  expect(await screen.findByText('This conversation was rated already.')).toBeTruthy();
  portal.api.answer(answer(reviewSupportRequest, rated(3) as never));
  await user.click(screen.getByRole('button', { name: /rating/ }));
  await waitFor(() => expect(calls()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('This conversation was rated already.')).toBeNull());
});

test('[API-03] [MS-25] an answer that says nothing is a failure, and the rating can be sent again', async () => {
  const { user } = await open({}, {});
  await user.click(screen.getByRole('radio', { name: '2 of 5' }));
  await user.click(screen.getByRole('button', { name: 'Send the rating' }));
  expect(await screen.findByText(/went wrong on our end/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the rating' })).toBeTruthy();
});

test('[MS-25] one that was commented before cannot be changed', async () => {
  await open({ partner_rating: 5, partner_feedback: 'Quick and clear.' });
  expect(screen.getByText('Quick and clear.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
