import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildAiChannel, buildAiVideo } from '../testing/buildAiMetadata.ts';
import { sampleVideos, storyPortal } from '../testing/storyPortal.ts';
import { answering, failed, inUkrainian, pending, withoutAccess } from '../testing/storyStates.tsx';
import { TranslationScreen } from './TranslationScreen.tsx';

const channels = 'GET api/ai-metadata/channels';
const meta = {
  title: 'AI translation/TranslationScreen',
  component: TranslationScreen,
  decorators: [PortalStory],
  args: { search: {}, onSearch: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof TranslationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of video, and a job that runs. */
export const Loaded: Story = {};

/** So many videos that rows are drawn as they are scrolled to: each keeps its dates and its reasons. */
export const ManyVideos: Story = {
  parameters: answering({
    'GET api/ai-metadata/channels/{id}/videos': {
      data: Array.from({ length: 120 }, (_, place) =>
        buildAiVideo({
          ...sampleVideos[place % sampleVideos.length],
          id: place,
          platform_guid: `video-${place}`,
        }),
      ),
      meta: { current_page: 1, per_page: 120, total: 120 },
    },
  }),
};

/** No video passes the filters. */
export const NothingMatches: Story = {
  args: { search: { translated: 'no', type: 'short' } },
  parameters: answering({ 'GET api/ai-metadata/channels/{id}/videos': { data: [], meta: { total: 0 } } }),
};

/** The settings for new videos, with the cost of each video. */
export const AutoMode: Story = { args: { search: { mode: 'auto' } } };

/** The way in, for a user who has not asked for the service. */
export const WithoutAccess: Story = { parameters: withoutAccess };

export const Empty: Story = { parameters: answering({ [channels]: { channels: [] } }) };

/** YouTube took our access back while a job was running. */
export const AccessRevoked: Story = {
  parameters: answering({
    [channels]: { channels: [buildAiChannel({ is_access_revoked: true, is_being_translated: true })] },
  }),
};

/** A channel that was connected a moment ago. */
export const FirstSync: Story = {
  parameters: answering({
    [channels]: { channels: [buildAiChannel({ is_synced_first_page: false, synced_video_count: 0 })] },
  }),
};

/** The first videos are there and can be translated, the others are still being loaded. */
export const SyncingInBackground: Story = {
  parameters: answering({
    [channels]: { channels: [buildAiChannel({ is_background_syncing: true, synced_video_count: 50 })] },
  }),
};

/** The cool-down after the videos were loaded anew. */
export const CoolingDown: Story = {
  parameters: answering({
    [channels]: { channels: [buildAiChannel({ force_update_allowed_at: '2099-01-01T12:00:00Z' })] },
  }),
};

export const Loading: Story = pending;

export const Failed: Story = failed;

export const Ukrainian: Story = { parameters: inUkrainian };
