import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { agreementAnswers } from '../testing/agreementAnswers.ts';
import { AgreementReader } from './AgreementReader.tsx';

const meta = {
  title: 'Agreements/AgreementReader',
  component: AgreementReader,
  decorators: [PortalStory],
  args: {
    agreements: [{ id: 'referral_program' }],
    asked: [{ id: 'referral_program' }],
    onBack: () => {},
    onClose: () => {},
    onAccepted: () => {},
  },
  parameters: { portal: { loadMessages, answers: agreementAnswers() } },
} satisfies Meta<typeof AgreementReader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened from the list, to which it leads back. */
export const FromTheList: Story = {};

/** Two agreements that are accepted together. */
export const Two: Story = {
  args: {
    agreements: [{ id: 'amg_policy' }, { id: 'terms_and_conditions' }],
    asked: [{ id: 'amg_policy' }, { id: 'terms_and_conditions' }],
  },
};
