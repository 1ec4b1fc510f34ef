import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { preCalculate } from '../contract.ts';
import { buildAiChannel, buildPrice } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { answering, inUkrainian } from '../testing/storyStates.tsx';
import { RunScreen } from './RunScreen.tsx';

const channels = ['Ann Cooks', 'Ann travels', 'Ann at night'].map((title, place) =>
  buildAiChannel({ title, platform_guid: `UC000000000000000000000${place}`, is_access_revoked: place === 2 }),
);
const everyChannel = channels.map(({ platform_guid }) => platform_guid);

const meta = {
  title: 'AI translation/RunScreen',
  component: RunScreen,
  decorators: [PortalStory],
  args: { channels, search: { mode: 'channels', channels: everyChannel }, onSearch: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof RunScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two channels with their prices, and one that YouTube took our access to away. */
export const Loaded: Story = {};

/** No channel is chosen. */
export const Empty: Story = { args: { search: { mode: 'channels' } } };

export const Loading: Story = { parameters: answering({ [preCalculate.key]: () => new Promise(() => {}) }) };

export const Failed: Story = { parameters: answering({ [preCalculate.key]: new Error('shown by a story') }) };

/** The balance is enough for each channel, and not for all of them. */
export const Shortage: Story = {
  parameters: answering({
    [preCalculate.key]: buildPrice({ translation_spent: 800, balance: 1240, balance_after: 440 }),
  }),
};

export const Ukrainian: Story = { parameters: inUkrainian };
