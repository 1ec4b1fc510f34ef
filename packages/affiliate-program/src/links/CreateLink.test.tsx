import { bindPorts } from '@my-air/feature-kit';
import { buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createReferralLink } from '../contract.ts';
import { affiliateProgramPorts } from '../ports.ts';
import meta, { Empty } from '../overview/ProgramScreen.stories.tsx';

const pending_agreements = [{ id: 'referral_program', display_name: 'Referral program' }];
const user = buildUser({ partner: buildPartner({ pending_agreements }) });

test.each([true, false])(
  'a waiting agreement is accepted first: accepted %s, and the link is made only then',
  async (isAccepted) => {
    const acceptAgreement = vi.fn(() => Promise.resolve(isAccepted));
    bindPorts(affiliateProgramPorts, { acceptAgreement });
    onTestFinished(() => bindPorts(affiliateProgramPorts, { acceptAgreement: undefined }));
    const { portal } = renderStory(meta, Empty, { user });
    portal.api.answer({ [createReferralLink.key]: { referral_link: 'https://my-air.test/?ref=ann' } });
    const button = await screen.findByRole('button', { name: 'Create my link' });
    await userEvent.click(button);
    await waitFor(() => expect(acceptAgreement).toHaveBeenCalledWith(expect.anything(), 'referral_program'));
    // The button goes with the link that is made.
    await waitFor(() =>
      expect(button.isConnected && button.getAttribute('aria-busy') === 'true').toBe(false),
    );
    const isMade = portal.api.calls.some(({ key }) => key === createReferralLink.key);
    expect(isMade).toBe(isAccepted);
  },
);
