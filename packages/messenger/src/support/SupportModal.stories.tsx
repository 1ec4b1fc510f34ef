import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listSupportCategories } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { SupportModal } from './SupportModal.tsx';

const answers = messengerAnswers();

const meta = {
  title: 'Messenger/SupportModal',
  component: SupportModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages, answers } },
} satisfies Meta<typeof SupportModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Opened by an error page, which names the failure. */
export const Prefilled: Story = { args: { props: { summary: 'Error 0Y7A-10B8', categoryId: 2 } } };

export const WithoutTopics: Story = {
  parameters: {
    portal: { loadMessages, answers: { [listSupportCategories.key]: new Error('shown by a story') } },
  },
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, answers, locale: 'uk' } } };
