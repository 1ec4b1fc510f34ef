import { buildPartner, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { WelcomeModal } from './WelcomeModal.tsx';

const meta = {
  title: 'Home/WelcomeModal',
  component: WelcomeModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof WelcomeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The second brand greets with its own name. */
export const Scalelab: Story = {
  parameters: {
    portal: { loadMessages, user: buildUser({ partner: buildPartner({ is_scalelab: true }) }) },
  },
  globals: { brand: 'scalelab' },
};

/** The language with the longest words. */
export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
