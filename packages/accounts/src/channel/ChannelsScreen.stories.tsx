import { buildChannel, buildUser, PortalStory } from '@my-air/feature-testing/stories';
import { FailedView, PendingView } from '@my-air/screen-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { ChannelsScreen } from './ChannelsScreen.tsx';

const meta = {
  title: 'Accounts/ChannelsScreen',
  component: ChannelsScreen,
  decorators: [PortalStory],
  args: { platform: 'youtube', onOpen: () => {} },
  parameters: {
    portal: { loadMessages, answers: { 'GET api/channels': () => ({ channels: buildChannels() }) } },
  },
} satisfies Meta<typeof ChannelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every status, one of the future, and a lost access. */
export const Loaded: Story = {};

export const Empty: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/channels': { channels: [] } } } },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian: Story = {
  parameters: {
    portal: {
      loadMessages,
      locale: 'uk',
      user: buildUser({
        preference: { ui_locale: 'ua', ui_date_format: 'Europe', ui_timezone: 'Europe/Kyiv' },
      }),
      answers: { 'GET api/channels': () => ({ channels: buildChannels() }) },
    },
  },
};

export const LongTexts: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': {
          channels: [
            buildChannel({
              title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
              username: 'a'.repeat(60),
              status: 'rejected',
              issue_descriptions: [
                `${'Rindfleischetikettierungsüberwachungsaufgabenübertragung '.repeat(6)}.`,
              ],
              resolution: 'W'.repeat(200),
            }),
          ],
        },
      },
    },
  },
};

/** Profiles of other platforms stand below the channels while they have no pages of their own. */
export const SeveralPlatforms: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': {
          channels: [
            buildChannel(),
            buildChannel({
              platform: 'instagram',
              platform_guid: 'ann.cooks',
              title: 'ann.cooks',
              following: 312,
              posts: 864,
            }),
            buildChannel({
              platform: 'tiktok',
              platform_guid: 'anncooks',
              title: 'anncooks',
              following: 41,
              likes: 2_410_000,
            }),
          ],
        },
      },
    },
  },
};
