import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { distributionAnswers } from '../testing/distributionAnswers.ts';
import { ActiveRequests } from './ActiveRequests.tsx';

const meta = {
  title: 'Distribution/ActiveRequests',
  component: ActiveRequests,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, answers: distributionAnswers() } },
} satisfies Meta<typeof ActiveRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The timeline of one request. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const [request] = await within(canvasElement).findAllByRole('button', { name: /Snapchat/ });
    await userEvent.click(request!);
  },
};
