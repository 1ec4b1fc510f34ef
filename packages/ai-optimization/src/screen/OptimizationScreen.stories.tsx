import { PortalStory, type Answers, type PortalStoryParameters } from '@my-air/feature-api/stories';
import { FailedView, PendingView } from '@my-air/feature-api/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
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

/** As many suggestions as one list carries. */
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
