import { buildChannel, buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering, failed, inUkrainian, pending } from '../testing/storyStates.tsx';
import { ChannelTranslationCard } from './ChannelTranslationCard.tsx';

const meta = {
  title: 'AI translation/ChannelTranslationCard',
  component: ChannelTranslationCard,
  decorators: [PortalStory],
  args: { channel: buildChannel() },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ChannelTranslationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** New videos are translated, and one translation is under way. */
export const Loaded: Story = {};

/** Nothing was translated, and nothing will be by itself. */
export const NothingYet: Story = {
  parameters: answering({
    'GET api/ai-metadata/channels/{id}/localization-settings': { localization_settings: {} },
    'GET api/ai-metadata/batch-translations': buildFailure('not_found'),
  }),
};

/** A channel that cannot be translated. */
export const Empty: Story = {
  args: { channel: buildChannel({ platform_guid: 'UC-other' }) },
  parameters: { portal: storyPortal, draws: 'nothing' },
};

export const Loading: Story = pending;

export const Failed: Story = failed;

export const Ukrainian: Story = { parameters: inUkrainian };
