import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { failure } from '../testing/failure.ts';
import { LoginScreen, type SendCredentials } from './LoginScreen.tsx';

const key = 'POST api/login';
/** A server that has not answered yet. */
const wait: SendCredentials = () => new Promise(() => {});

const meta = {
  title: 'Auth/LoginScreen',
  component: LoginScreen,
  decorators: [PortalStory],
  args: { onLogin: wait, onContinue: () => new Promise<void>(() => {}), onSignedIn: () => {} },
  parameters: { portal: { user: null, loadMessages } },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Types a password and sends it; finds the fields by their wire names, since the toolbar may choose any
 * language.
 */
const signIn: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('form');
  const field = (name: string) => canvasElement.querySelector(`input[name="${name}"]`)!;
  await userEvent.type(field('email'), 'ann@my-air.test');
  await userEvent.type(field('password'), 'correct horse battery');
  await userEvent.click(canvasElement.querySelector('button[type="submit"]')!);
};
const failing =
  (error: Error): SendCredentials =>
  () =>
    Promise.reject(error);

export const Default: Story = {};

export const AfterSessionEnded: Story = {
  args: { ended: { email: 'ann@my-air.test' }, forgotPasswordUrl: 'https://id.my-air.test/forgot' },
};

export const SigningIn: Story = { play: signIn, parameters: { draws: 'busy' } };

export const SecondFactor: Story = {
  args: {
    onLogin: () => Promise.resolve({ kind: 'second-factor', method: 'email', contact: 'a••@my-air.test' }),
  },
  play: signIn,
};

export const WrongPassword: Story = {
  args: { onLogin: failing(failure('unauthenticated', key, { status: 401 })) },
  play: signIn,
};

export const RefusedFields: Story = {
  args: {
    onLogin: failing(
      failure('validation', key, { status: 422, body: { errors: { email: ['This account is closed.'] } } }),
    ),
  },
  play: signIn,
};

export const TooManyTries: Story = {
  args: { onLogin: failing(failure('too_many_requests', key, { status: 429, retryAfter: 45 })) },
  play: signIn,
};

export const Offline: Story = { args: { onLogin: failing(failure('network', key)) }, play: signIn };

export const Failed: Story = {
  args: { onLogin: failing(failure('server', key, { status: 500 })) },
  play: signIn,
};

export const Ukrainian: Story = { parameters: { portal: { user: null, loadMessages, locale: 'uk' } } };
