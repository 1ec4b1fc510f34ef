import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PortalStory } from '../stories.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { SupportButton } from './SupportButton.tsx';

const meta = {
  title: 'Shared views/Failed',
  component: FailedScreen,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages } },
  // As FailedView draws it.
  args: { error: new Error('An example'), onRetry: () => {}, help: <SupportButton size="m" /> },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const failure = (code: ApiErrorCode) => new ApiError({ code, key: 'GET api/channels', pageLoading: true });

export const Unknown: Story = {};
export const Offline: Story = { args: { error: failure('network') } };
export const Slow: Story = { args: { error: failure('timeout') } };
export const Forbidden: Story = { args: { error: failure('forbidden') } };
export const Busy: Story = { args: { error: failure('too_many_requests') } };
export const Maintenance: Story = { args: { error: failure('maintenance') } };
export const Incomplete: Story = { args: { error: new Error('error loading dynamically imported module') } };
export const Retrying: Story = { args: { isRetrying: true }, parameters: { draws: 'busy' } };
