import { buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { WriteCard } from './WriteCard.tsx';

const write = 'POST api/ai-optimization/channels/{platform_guid}/suggestions';

const meta = {
  title: 'AI optimization/WriteCard',
  component: WriteCard,
  decorators: [PortalStory],
  args: { guid: 'UCann', unwritten: 2 },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof WriteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button, and gets this answer. */
const pressed = (answer: unknown) =>
  ({
    parameters: { portal: { loadMessages, answers: { [write]: answer } } },
    play: async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button'));
    },
  }) satisfies Story;

export const Default: Story = {};

export const Writing = pressed(() => new Promise(() => {})) satisfies Story;

export const Failed = pressed(buildFailure('server')) satisfies Story;

/** The limit of a day is reached. */
export const LimitReached = pressed(buildFailure('too_many_requests', {}, 40_000)) satisfies Story;

/** Another tab is writing. */
export const WrittenElsewhere = pressed(
  buildFailure('conflict', { code: 'already_writing' }),
) satisfies Story;

export const Ukrainian: Story = {
  args: { unwritten: 5 },
  parameters: { portal: { loadMessages, locale: 'uk' } },
};
