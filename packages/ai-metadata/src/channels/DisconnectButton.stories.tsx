import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { DisconnectButton } from './DisconnectButton.tsx';

const meta = {
  title: 'AI translation/DisconnectButton',
  component: DisconnectButton,
  decorators: [PortalStory],
  args: { channel: buildAiChannel() },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof DisconnectButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The question before it. */
export const Asking: Story = {
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
};
