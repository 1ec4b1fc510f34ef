import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildAiChannel, buildPrice } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { answering } from '../testing/storyStates.tsx';
import { preCalculate } from '../contract.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

const order = {
  channelId: '1',
  selection: { platform_guids: ['video-1', 'video-4'] },
  settings: { languages: ['en', 'es'], source: 'uk', overwrite: false, review: false },
};

const meta = {
  title: 'AI translation/ReceiptDialog',
  component: ReceiptDialog,
  decorators: [PortalStory],
  args: {
    channel: buildAiChannel(),
    order,
    count: 2,
    onSettings: () => {},
    onClose: () => {},
    onStarted: () => {},
  },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ReceiptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** No language is chosen, so there is no price. */
export const Empty: Story = { args: { order: { ...order, settings: { ...order.settings, languages: [] } } } };

export const Loading: Story = { parameters: answering({ [preCalculate.key]: () => new Promise(() => {}) }) };

export const Failed: Story = { parameters: answering({ [preCalculate.key]: new Error('shown by a story') }) };

/** The balance does not cover it. */
export const Shortage: Story = { parameters: answering({ [preCalculate.key]: buildPrice({ balance: 1 }) }) };
