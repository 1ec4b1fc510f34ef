import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AutoConfirmedModal } from './AutoConfirmedModal.tsx';

const meta = {
  title: 'Accounts/AutoConfirmedModal',
  component: AutoConfirmedModal,
  decorators: [PortalStory],
  args: { props: { channelTitle: 'Ann Cooks' }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof AutoConfirmedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };

export const LongName: Story = {
  args: {
    props: { channelTitle: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(3) },
  },
};
