import {
  buildAgreement,
  buildFailure,
  buildPartner,
  buildUser,
  PortalStory,
} from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AgreementModal } from './AgreementModal.tsx';
import { agreementAnswers } from '../testing/agreementAnswers.ts';

const meta = {
  title: 'Agreements/AgreementModal',
  component: AgreementModal,
  decorators: [PortalStory],
  args: { props: { agreements: [{ id: 'referral_program' }] }, close: () => {} },
  parameters: { portal: { loadMessages, answers: agreementAnswers() } },
} satisfies Meta<typeof AgreementModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Policy and terms: one tick for both. */
export const PolicyAndTerms: Story = {
  args: { props: { agreements: [{ id: 'amg_policy' }, { id: 'terms_and_conditions' }] } },
};

/** An agreement that was accepted before can be read again. */
export const Accepted: Story = {
  parameters: { portal: { loadMessages, answers: agreementAnswers({ agreed: ['referral_program'] }) } },
};

/** A new version asks again, and can show its changes. */
export const NewVersion: Story = {
  args: { props: { agreements: [{ id: 'terms_and_conditions' }] } },
  parameters: { portal: { loadMessages, answers: agreementAnswers({ renewed: ['terms_and_conditions'] }) } },
};

/** Signed on another site. */
export const SignedElsewhere: Story = {
  args: { props: { agreements: [{ id: 'referral_program' }], signing: 'docusign' } },
};

/** All of them, to be opened again. */
export const List: Story = {
  args: { props: { agreements: [] } },
  parameters: {
    portal: {
      loadMessages,
      answers: agreementAnswers({ agreed: ['referral_program'] }),
      user: buildUser({
        partner: buildPartner({
          pending_agreements: [buildAgreement()],
          agreements: [
            buildAgreement({ id: 'referral_program', display_name: 'Referral program', is_agreed: true }),
          ],
        }),
      }),
    },
  },
};

export const Loading: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: { 'GET api/profile/agreements/{agreement}': () => new Promise(() => {}) },
    },
  },
};

export const Failed: Story = {
  parameters: {
    portal: { loadMessages, answers: { 'GET api/profile/agreements/{agreement}': buildFailure('server') } },
  },
};

export const Impersonated: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: agreementAnswers(),
      user: buildUser({ impersonator: { id: 9, name: 'Iryna' } }),
    },
  },
};

export const Ukrainian: Story = {
  parameters: { portal: { loadMessages, locale: 'uk', answers: agreementAnswers() } },
};
