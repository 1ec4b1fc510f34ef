import type { ActOutcome, SeveralAct } from '@my-air/feature-kit';
import { forgetActs, startAct } from '@my-air/feature-kit/data';
import { buildChannel, PortalStory, stubPortal } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { ActsSheet } from './ActsSheet.tsx';

const channels = Array.from({ length: 6 }, (_, place) =>
  buildChannel({ platform_guid: `UC${place}`, title: `Kite ${place}` }),
);

/** Starts an act with one answer for all channels. */
async function start(id: string, label: string, answer: Promise<ActOutcome>) {
  const act: SeveralAct<(typeof channels)[number]> = {
    id,
    label: { id: label, message: label },
    start: async () => () => answer,
  };
  await startAct(stubPortal(), act, channels);
}

const meta = {
  title: 'Shell/ActsSheet',
  component: ActsSheet,
  decorators: [PortalStory],
  args: { close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ActsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An act that is under way, and one that waits for its end. */
export const Running: Story = {
  beforeEach: async () => {
    forgetActs();
    await start('join', 'Apply', new Promise(() => {}));
    await start('audit', 'Request an audit', Promise.resolve({ state: 'done' }));
    return forgetActs;
  },
};

export const Ended: Story = {
  beforeEach: async () => {
    forgetActs();
    await start('audit', 'Request an audit', Promise.resolve({ state: 'done' }));
    return forgetActs;
  },
};
