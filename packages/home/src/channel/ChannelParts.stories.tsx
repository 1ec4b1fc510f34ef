import { readStatistics, type Channel, type Statistics } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildFailure,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import { Slot } from '@my-air/feature-kit/views';
import { Stack } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { sampleStatistics } from '../testing/sampleStatistics.ts';
import { ChannelMoney } from './ChannelMoney.tsx';
import { ChannelStatistics } from './ChannelStatistics.tsx';

const channel = buildChannel({
  platform_guid: 'UC1',
  contract: { income_types: ['adsense'], income_percent: 92, is_loyalty: true },
});

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { loadMessages, ...portal } satisfies PortalStoryParameters },
});
const answered = (statistics: Statistics) => inPortal({ answers: answer(readStatistics, statistics) });

/** Both parts in their places, as on the page of a channel. */
function ChannelParts(props: { channel: Channel }) {
  return (
    <Stack>
      <Slot name="statistics" height={420} shape="figures" isFirst>
        <ChannelStatistics {...props} />
      </Slot>
      <Slot name="money" height={220} isFirst>
        <ChannelMoney {...props} />
      </Slot>
    </Stack>
  );
}

const meta = {
  title: 'Home/ChannelParts',
  component: ChannelParts,
  args: { channel },
  decorators: [PortalStory],
  ...answered(sampleStatistics),
} satisfies Meta<typeof ChannelParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Another channel has earned, and this one is not known. */
export const Empty: Story = { args: { channel: buildChannel({ platform_guid: 'UC2', contract: null }) } };

export const Loading: Story = inPortal({ answers: { [readStatistics.key]: () => new Promise(() => {}) } });

export const Failed: Story = inPortal({ answers: { [readStatistics.key]: buildFailure('server') } });

/** A server without statistics: the share is known all the same. */
export const Unknown: Story = inPortal({ answers: { [readStatistics.key]: buildFailure('not_found') } });
