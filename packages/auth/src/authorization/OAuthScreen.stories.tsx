import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { failure } from '../testing/failure.ts';
import { OAuthScreen } from './OAuthScreen.tsx';

const key = 'POST api/federated-auth/login';

const meta = {
  title: 'Auth/OAuthScreen',
  component: OAuthScreen,
  decorators: [PortalStory],
  args: { result: undefined },
  parameters: { portal: { user: null, loadMessages } },
} satisfies Meta<typeof OAuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = { parameters: { draws: 'busy' } };

export const UnknownState: Story = { args: { result: { kind: 'unknown-state' } } };

export const DeclinedByPerson: Story = { args: { result: { kind: 'declined', isByPerson: true } } };

export const DeclinedByProvider: Story = { args: { result: { kind: 'declined', isByPerson: false } } };

export const Refused: Story = {
  args: { result: { kind: 'failed', error: failure('validation', key, { status: 422 }) } },
};

export const Offline: Story = { args: { result: { kind: 'failed', error: failure('network', key) } } };

export const Ukrainian: Story = {
  args: { result: { kind: 'unknown-state' } },
  parameters: { portal: { user: null, loadMessages, locale: 'uk' } },
};
