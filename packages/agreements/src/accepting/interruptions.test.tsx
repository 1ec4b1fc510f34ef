import { buildFailure, buildUser, renderStory, type StubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import meta, { One, PolicyAndTerms } from '../reader/AgreementModal.stories.tsx';
import { agreementAnswers } from '../testing/agreementAnswers.ts';

const acceptKey = 'POST api/profile/agreements/{agreement}';
const posted = (portal: StubPortal) =>
  portal.api.calls.filter(({ key }) => key.startsWith('POST')).map(({ params }) => params?.agreement);

async function tickAndAccept() {
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
}

describe('[USER-04] while it is accepted', () => {
  test('a double press posts once', async () => {
    const close = vi.fn();
    const { portal } = renderStory(meta, One, { args: { close }, answers: agreementAnswers() });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(posted(portal)).toEqual(['referral_program']);
  });

  test('the first of two posts fails: neither is shown as accepted, and the second is not sent', async () => {
    const answers = agreementAnswers({ failing: { amg_policy: [buildFailure('server')] } });
    const { portal } = renderStory(meta, PolicyAndTerms, { answers });
    await tickAndAccept();
    expect(await screen.findByText('Not accepted yet: Partner policy, Terms and conditions')).toBeTruthy();
    expect(screen.queryByText(/^Accepted on/)).toBeNull();
    expect(posted(portal)).toEqual(['amg_policy']);
  });

  test('a reload between the two posts: what was accepted is shown, and only the other is sent', async () => {
    const answers = agreementAnswers({ failing: { terms_and_conditions: [buildFailure('network')] } });
    const before = renderStory(meta, PolicyAndTerms, { answers });
    await tickAndAccept();
    expect(await screen.findByText('Already accepted: Partner policy')).toBeTruthy();
    before.unmount();

    const close = vi.fn();
    const { portal } = renderStory(meta, PolicyAndTerms, { args: { close }, answers });
    expect(await screen.findByText(/^Accepted on/)).toBeTruthy();
    await tickAndAccept();
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(posted(portal)).toEqual(['terms_and_conditions']);
  });

  test('the session is gone: the dialog stays open, and nothing is shown as accepted', async () => {
    const close = vi.fn();
    const answers = agreementAnswers({ failing: { referral_program: [buildFailure('unauthenticated')] } });
    renderStory(meta, One, { args: { close }, answers });
    await tickAndAccept();
    expect(await screen.findByText('Not accepted yet: Referral program')).toBeTruthy();
    expect(screen.getByText('Your session has ended. Sign in again to continue.')).toBeTruthy();
    expect(screen.queryByText(/^Accepted on/)).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });

  test('another user signs in between the two posts: nothing is accepted in their name', async () => {
    const close = vi.fn();
    const answers = agreementAnswers();
    const { portal } = renderStory(meta, PolicyAndTerms, {
      args: { close },
      answers: {
        ...answers,
        [acceptKey]: (sent: Parameters<(typeof answers)[typeof acceptKey]>[0]) => {
          portal.session.become(buildUser({ id: 2 }));
          return answers[acceptKey](sent);
        },
      },
    });
    await tickAndAccept();
    await waitFor(() => expect(portal.queryClient.isMutating()).toBe(0));
    expect(posted(portal)).toEqual(['amg_policy']);
    expect(close).not.toHaveBeenCalled();
  });
});
