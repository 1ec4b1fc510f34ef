import { buildChannel, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { ConfirmDeletionModal } from './ConfirmDeletionModal.tsx';

const contract = { income_types: ['adsense'], income_percent: 92, is_loyalty: false };

const meta = {
  title: 'Accounts/ConfirmDeletionModal',
  component: ConfirmDeletionModal,
  decorators: [PortalStory],
  args: { props: { channel: buildChannel({ contract }) }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ConfirmDeletionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContract: Story = {};

export const WithoutContract: Story = { args: { props: { channel: buildChannel() } } };

/** Staff may read it, and not confirm. */
export const Impersonated: Story = {
  parameters: { portal: { loadMessages, user: buildUser({ impersonator: { id: 9, name: 'Iryna' } }) } },
};

export const LongName: Story = {
  args: {
    props: { channel: buildChannel({ title: 'Rindfleischetikettierungsüberwachungsaufgaben '.repeat(3) }) },
  },
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
