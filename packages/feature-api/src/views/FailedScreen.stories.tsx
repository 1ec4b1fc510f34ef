import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { Button } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { PortalStory } from '../testing/PortalStory.tsx';
import { FailedScreen } from './FailedScreen.tsx';

const meta = {
  title: 'Shared views/Failed',
  component: FailedScreen,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages } },
  args: { error: new Error('An example'), onRetry: () => {} },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const failure = (code: ApiErrorCode) => new ApiError({ code, key: 'GET api/channels', pageLoading: true });

export const Unknown: Story = { args: { help: <Button>Write to support</Button> } };
export const Offline: Story = { args: { error: failure('network') } };
export const Slow: Story = { args: { error: failure('timeout') } };
export const Forbidden: Story = { args: { error: failure('forbidden') } };
export const Busy: Story = { args: { error: failure('too_many_requests') } };
export const Maintenance: Story = { args: { error: failure('maintenance') } };
export const Outdated: Story = { args: { error: new Error('error loading dynamically imported module') } };
export const Retrying: Story = { args: { isRetrying: true } };
