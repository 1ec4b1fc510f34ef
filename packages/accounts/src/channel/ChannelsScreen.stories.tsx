import { buildChannel, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { channelActs } from '../several/channelActs.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { buildStatistics } from '../testing/buildStatistics.ts';
import { ChannelsScreen } from './ChannelsScreen.tsx';

const meta = {
  title: 'Accounts/ChannelsScreen',
  component: ChannelsScreen,
  decorators: [PortalStory],
  args: { platform: 'youtube', search: {}, onSearch: () => {} },
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: buildChannels() }),
        'GET api/statistics': () => buildStatistics(buildChannels().slice(0, 3)),
      },
    },
  },
} satisfies Meta<typeof ChannelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every status, one of the future, and a lost access. */
export const Loaded: Story = {};

/** The views of the channels are still loading. */
export const Counting: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: buildChannels() }),
        'GET api/statistics': () => new Promise(() => {}),
      },
    },
  },
};

const manyChannels = Array.from({ length: 40 }, (_, place) =>
  buildChannel({
    platform_guid: `UC-many-${place}`,
    title: `Channel ${place + 1}`,
    subscriber_count: (place * 7919) % 90_000,
    country: place % 3 === 0 ? 'PL' : 'UA',
    status: place % 6 === 5 ? 'not_connected' : place % 11 === 3 ? 'moderation' : 'connected',
    contract: { income_types: ['adsense'], income_percent: 90 - (place % 5), is_loyalty: false },
    audit_completed_at: place % 7 === 0 ? '2026-11-02T10:00:00Z' : null,
  }),
);

/** The channels of a manager: forty, six of which can join at once. */
export const Many: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: manyChannels }),
        'GET api/statistics': () =>
          buildStatistics(manyChannels.filter(({ status }) => status === 'connected')),
      },
      contributions: { channelActs },
    },
  },
};

/** The table while the figures are still loading. */
export const ManyCounting: Story = {
  args: { search: { columns: ['name', 'subscribers', 'views', 'earnings', 'share', 'audit'] } },
  parameters: {
    portal: {
      loadMessages,
      answers: {
        'GET api/channels': () => ({ channels: manyChannels }),
        'GET api/statistics': () => new Promise(() => {}),
      },
    },
  },
};

/** The same as rows, of those that the manager has to do something about. */
export const AsTable: Story = {
  ...Many,
  args: { search: { needs: 'me' } },
  play: async ({ canvas }) => {
    // Where there is room for columns, it is a table already; else the button that is not pressed makes it one.
    await canvas.findByRole('button', { pressed: true });
    if (!canvas.queryByRole('table'))
      await userEvent.click(await canvas.findByRole('button', { pressed: false }));
    const [everyRow] = within(await canvas.findByRole('table')).getAllByRole('checkbox');
    if (everyRow instanceof HTMLInputElement && !everyRow.checked) await userEvent.click(everyRow);
  },
};

export const NothingFound: Story = {
  parameters: {
    portal: {
      loadMessages,
      path: '/?q=there+is+no+such+channel',
      answers: { 'GET api/channels': () => ({ channels: buildChannels() }) },
    },
  },
};

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
