import { buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyChannels, storyPortal, ukrainianPortal } from '../testing/storyPortal.ts';
import { answering, never } from '../testing/storyStates.tsx';
import { AssistantSheet } from './AssistantSheet.tsx';

let round = 0;
const withSearch = {
  ...storyPortal,
  answers: {
    ...storyPortal.answers,
    'POST api/ai-gateway/responses': () =>
      round++ % 2 === 0
        ? {
            output: [
              {
                type: 'function_call',
                call_id: 'c1',
                name: 'search_in_categories',
                arguments: '{"categories":["Growth"],"query":""}',
              },
            ],
          }
        : {
            output: [
              {
                type: 'message',
                content: [
                  {
                    type: 'output_text',
                    text: 'An audit tells you what holds the channel back. <b>Dubbing in five languages</b> brings viewers from abroad.',
                  },
                ],
              },
            ],
          },
  },
};

const meta = {
  title: 'Marketplace/AssistantSheet',
  component: AssistantSheet,
  decorators: [PortalStory],
  args: { props: { question: 'Why do my views fall?' }, close: () => {} },
  parameters: { portal: withSearch },
} satisfies Meta<typeof AssistantSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An answer with its steps and cards; markup that a model sends stays text. */
export const Loaded: Story = {};

export const Empty: Story = { args: { props: {} } };

/** A user with one channel has none to choose. */
export const OneChannel: Story = {
  args: { props: {} },
  parameters: answering({ 'GET api/channels': { channels: storyChannels.slice(0, 1) } }),
};

/** The assistant is at it. */
export const Typing: Story = {
  parameters: answering({ 'POST api/ai-gateway/responses': never }),
};

/** No model can be reached: this browser answers by itself. */
export const WithoutModel: Story = {
  parameters: answering({
    'POST api/ai-gateway/responses': buildFailure('server'),
    'POST api/ai-gateway/chat/completions': buildFailure('server'),
  }),
};

export const Loading: Story = {
  args: { props: {} },
  parameters: answering({
    'GET api/ecosystem/productCategories': never,
  }),
};

export const Failed: Story = {
  args: { props: {} },
  parameters: answering({ 'GET api/ecosystem/productCategories': buildFailure('server') }),
};

export const Ukrainian: Story = {
  args: { props: {} },
  parameters: { portal: ukrainianPortal },
};
