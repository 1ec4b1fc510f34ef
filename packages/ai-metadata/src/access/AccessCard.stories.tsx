import type { AgreementSummary } from '@my-air/api-client/contract';
import { buildPartner, buildUser, PortalStory, type Answers } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listAiChannels } from '../contract.ts';
import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { AccessCard } from './AccessCard.tsx';

const both: readonly AgreementSummary[] = [
  { id: 'ai_metadata', display_name: 'AI metadata' },
  { id: 'ai_metadata_auto', display_name: 'AI metadata: automatic mode' },
];

/** A user without the capability, with the agreements that are still pending. */
const userWith = (pending: readonly AgreementSummary[] = []) =>
  buildUser({ partner: buildPartner({ pending_agreements: [...pending] }) });

const meta = {
  title: 'AI translation/AccessCard',
  component: AccessCard,
  decorators: [PortalStory],
  parameters: { portal: { ...storyPortal, user: userWith() } },
} satisfies Meta<typeof AccessCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Answers) => ({
  portal: { ...storyPortal, user: userWith(), answers: { ...storyPortal.answers, ...answers } },
});

/** The channels are not known yet. */
export const Loading: Story = {
  parameters: answering({ [listAiChannels.key]: () => new Promise(() => {}) }),
};

/** Two agreements wait, and are accepted in one go. */
export const TwoAgreements: Story = { parameters: { portal: { ...storyPortal, user: userWith(both) } } };

/** One of two was accepted before. */
export const OneAgreement: Story = {
  parameters: { portal: { ...storyPortal, user: userWith(both.slice(1)) } },
};

/** No channel is connected to AI translation. */
export const NoChannel: Story = { parameters: answering({ [listAiChannels.key]: { channels: [] } }) };

/** YouTube took our access to the only channel back. */
export const LostChannel: Story = {
  parameters: answering({
    [listAiChannels.key]: { channels: [buildAiChannel({ is_access_revoked: true })] },
  }),
};

/** Nothing but the last press is left. */
export const Ready: Story = {};

/** The channels could not be read. */
export const Failed: Story = {
  parameters: answering({ [listAiChannels.key]: () => Promise.reject(new Error('offline')) }),
};

export const Ukrainian: Story = {
  parameters: {
    portal: {
      ...storyPortal,
      locale: 'uk' as const,
      user: {
        ...userWith([
          { id: 'ai_metadata', display_name: 'AI-метадані' },
          { id: 'ai_metadata_auto', display_name: 'AI-метадані: автоматичний режим' },
        ]),
        preference: { ui_locale: 'ua', ui_date_format: 'Europe', ui_timezone: 'Europe/Kyiv' },
      },
    },
  },
};
