import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { previewChange, under } from '../settings/previewChange.ts';
import { twoChannels } from '../testing/boostAnswers.ts';
import { buildSettings, buildVideo } from '../testing/buildBoost.ts';
import { PreviewCard } from './PreviewCard.tsx';

const before = buildSettings();
const after = buildSettings({ max_slots: 1 });
const videos = twoChannels.flatMap((channel) => channel.videos);

const meta = {
  title: 'Ads boost/PreviewCard',
  component: PreviewCard,
  decorators: [PortalStory],
  args: {
    settings: before,
    videos,
    isChanged: false,
    preview: previewChange(twoChannels, under(before), under(before)),
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof PreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = {
  settings: after,
  isChanged: true,
  preview: previewChange(twoChannels, under(before), under(after)),
};

/** Nothing is changed yet. */
export const Loaded: Story = {};

/** A change that reaches some of the videos. */
export const Changed: Story = { args: changed };

/** A change that reaches more videos than are drawn at first. */
export const ManyChanged: Story = {
  args: {
    ...changed,
    preview: {
      total: 52,
      changed: Array.from({ length: 52 }, (_, place) => ({
        ...changed.preview.changed[0]!,
        video: buildVideo(`v${place}`, 25, { title: `Video ${place + 1}` }),
      })),
    },
  },
};

/** There are no videos yet. */
export const Empty: Story = { args: { videos: [], preview: { changed: [], total: 0 } } };

export const Ukrainian: Story = { args: changed, parameters: { portal: { loadMessages, locale: 'uk' } } };

export const LongName: Story = {
  args: { videos: [buildVideo('long', 25, { title: 'W'.repeat(120) })] },
};
