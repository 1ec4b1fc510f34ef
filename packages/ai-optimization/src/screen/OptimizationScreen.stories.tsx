import {
  buildFailure,
  PortalStory,
  type Answers,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import {
  buildOptimizationChannel,
  buildSuggestion,
  optimizationAnswers,
  sampleSuggestions,
} from '../testing/buildOptimization.ts';
import { OptimizationScreen } from './OptimizationScreen.tsx';

const inPortal = (answers: Answers, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: { loadMessages, path: '/ai-optimization', answers, ...more } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'AI optimization/OptimizationScreen',
  component: OptimizationScreen,
  decorators: [PortalStory],
  args: { search: {}, onSearch: () => {} },
} satisfies Meta<typeof OptimizationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(optimizationAnswers()) satisfies Story;

/** Every suggestion was decided. */
export const NothingWaits = inPortal(optimizationAnswers(sampleSuggestions.slice(3))) satisfies Story;

/** An accepted suggestion can be undone. */
export const Accepted = {
  ...inPortal(optimizationAnswers()),
  args: { search: { list: 'accepted' } },
} satisfies Story;

export const Dismissed = {
  ...inPortal(optimizationAnswers()),
  args: { search: { list: 'dismissed' } },
} satisfies Story;

/** The buttons of a suggestion by their places, since their words are of the story's language. */
const places = { accept: 0, edit: 1, dismiss: 2, undo: 0 };

/** Presses a button of the first suggestion, and gets this answer. */
const decided = (button: keyof typeof places, call: string, given: unknown) =>
  ({
    ...inPortal({ ...optimizationAnswers(), [call]: given }),
    play: async ({ canvasElement }) => {
      const [first] = await within(canvasElement).findAllByRole('article');
      await userEvent.click(within(first!).getAllByRole('button')[places[button]]!);
    },
  }) satisfies Story;

const suggestion = buildSuggestion();

/** Accepted a moment ago: it stays in sight with its undo. */
export const JustAccepted = decided('accept', 'POST api/ai-optimization/suggestions/{id}/accept', {
  suggestion: { ...suggestion, status: 'accepted', accepted_text: suggestion.suggested },
});

export const JustDismissed = decided('dismiss', 'POST api/ai-optimization/suggestions/{id}/dismiss', {
  suggestion: { ...suggestion, status: 'dismissed' },
});

/** Taken back a moment ago: it waits again, in sight where it was. */
export const Undone = {
  ...decided('undo', 'POST api/ai-optimization/suggestions/{id}/undo', {
    suggestion: { ...sampleSuggestions[3]!, status: 'open', accepted_text: null },
  }),
  args: { search: { list: 'accepted' } },
} satisfies Story;

/** The creator changed the video meanwhile. */
export const VideoChanged = decided(
  'accept',
  'POST api/ai-optimization/suggestions/{id}/accept',
  buildFailure('conflict', {
    code: 'video_changed',
    suggestion: { ...suggestion, current: 'OAK SHELF in two days!!!' },
  }),
);

/** The text is edited before it is accepted. */
export const Editing = decided('edit', 'GET api/none', undefined);

/** The suggestions are on their way. */
export const ListLoading = inPortal({
  ...optimizationAnswers(),
  'GET api/ai-optimization/channels/{platform_guid}/suggestions': () => new Promise(() => {}),
}) satisfies Story;

/** The suggestions did not come. */
export const ListFailed = inPortal({
  ...optimizationAnswers(),
  'GET api/ai-optimization/channels/{platform_guid}/suggestions': new Error('offline'),
}) satisfies Story;

export const AccessRevoked = inPortal(
  optimizationAnswers(sampleSuggestions, [buildOptimizationChannel({ is_access_revoked: true })]),
) satisfies Story;

/** The most suggestions that one list carries. */
export const Full = inPortal(
  optimizationAnswers(
    Array.from({ length: 60 }, (_, place) =>
      buildSuggestion({
        id: String(place),
        video: { id: `v${Math.floor(place / 4)}`, title: `Video ${Math.floor(place / 4)}` },
      }),
    ),
  ),
) satisfies Story;

/** No channel is connected. */
export const Empty = inPortal(optimizationAnswers([], [])) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(optimizationAnswers(), { locale: 'uk' }) satisfies Story;

/** Texts without a space, from right to left, and with markup, which stays text. */
export const LongTexts = inPortal(
  optimizationAnswers([
    buildSuggestion({
      video: { id: 'v1', title: 'W'.repeat(120) },
      current: 'كيف تصنع رفًا',
      suggested: `${'W'.repeat(200)} <img src=x onerror="alert(1)">`,
      reason: '<b>Because</b>',
      field: 'a_field_of_the_future',
    }),
  ]),
) satisfies Story;
