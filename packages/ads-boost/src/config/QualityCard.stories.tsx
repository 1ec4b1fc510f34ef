import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { under } from '../settings/previewChange.ts';
import { qualityRows } from '../settings/qualityRows.ts';
import { buildBoostChannel, buildSettings, buildVideo } from '../testing/buildBoost.ts';
import { QualityCard } from './QualityCard.tsx';

const settings = buildSettings({ auto_slots: false, max_slots: 2, excluded_video_ids: ['out'] });
const videos = [
  buildVideo('m', 20, {
    title: 'A shelf without nails',
    manual_slots: [300, 301, 700, 1000],
    slot_quality: [{ at: 300, quality: 'interruptive' }],
  }),
  buildVideo('none', 14, { title: 'Ten joints compared' }),
  buildVideo('out', 30, { title: 'W'.repeat(90), manual_slots: [900] }),
];

const meta = {
  title: 'Ads boost/QualityCard',
  component: QualityCard,
  decorators: [PortalStory],
  args: {
    rows: qualityRows([buildBoostChannel({ videos })], under(settings)),
    isOneChannel: false,
    onOptOut: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof QualityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A break that interrupts, one that is not used, a video without breaks, and one that was left out. */
export const Loaded: Story = {};

/** Every break is used. */
export const Empty: Story = { args: { rows: [] } };

/** More videos than are drawn at first. */
export const Many: Story = {
  args: {
    rows: qualityRows(
      [
        buildBoostChannel({
          videos: Array.from({ length: 42 }, (_, place) =>
            buildVideo(`v${place}`, 14, { title: `Video ${place + 1}` }),
          ),
        }),
      ],
      under(settings),
    ),
  },
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
