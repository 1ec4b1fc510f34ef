import { answer, type Answers } from '@my-air/feature-kit/stories';

import {
  listOptimizationChannels,
  listPrompts,
  listSuggestions,
  type OptimizationChannel,
  type OptimizationPrompt,
  type Suggestion,
} from '../contract.ts';

/** A channel with suggestions. */
export function buildOptimizationChannel(values: Partial<OptimizationChannel> = {}): OptimizationChannel {
  return {
    platform_guid: 'UC1',
    title: 'Olena Makes',
    thumbnail_image: null,
    open_count: 3,
    unwritten_count: 2,
    is_access_revoked: false,
    ...values,
  };
}

/** A suggestion that waits. */
export function buildSuggestion(values: Partial<Suggestion> = {}): Suggestion {
  return {
    id: '1',
    video: { id: 'v1', title: 'OAK SHELF in one day!!!', url: 'https://www.youtube.com/watch?v=v1' },
    field: 'title',
    current: 'OAK SHELF in one day!!!',
    suggested: 'Oak shelf in one day',
    reason: 'Emoji and words in capitals were taken out; the words are the same.',
    prompt: 'Plain words',
    source: 'rules',
    status: 'open',
    accepted_text: null,
    decided_at: null,
    ...values,
  };
}

const chapters = Array.from({ length: 30 }, (_, place) => `0${place}:00 Chapter number ${place}`).join('\n');

/** Suggestions of each kind and state. */
export const sampleSuggestions: readonly Suggestion[] = [
  buildSuggestion(),
  buildSuggestion({
    id: '2',
    field: 'description',
    current: chapters,
    suggested: `${chapters}\n\nWhat would you have done differently?`,
    source: 'model',
    prompt: 'Ask viewers',
  }),
  buildSuggestion({
    id: '3',
    video: { id: 'v2', title: 'Oil or paint?' },
    field: 'tags',
    current: '',
    suggested: 'oil, paint, wood',
    reason: null,
  }),
  buildSuggestion({
    id: '4',
    video: { id: 'v2', title: 'Oil or paint?' },
    status: 'accepted',
    accepted_text: 'Oil or paint: 12 samples',
  }),
  buildSuggestion({ id: '5', video: { id: 'v3', title: 'A lamp' }, status: 'dismissed' }),
];

export const samplePrompts: readonly OptimizationPrompt[] = [
  {
    id: 'plain',
    name: 'Plain words',
    description: 'No capitals, no rows of emoji, no exclamation marks.',
    is_chosen: true,
  },
  {
    id: 'short',
    name: 'Short for phones',
    description: 'Titles that phones show whole.',
    is_chosen: false,
  },
];

/** The answers to the reading calls of AI optimization. */
export function optimizationAnswers(
  suggestions = sampleSuggestions,
  channels: readonly OptimizationChannel[] = [
    buildOptimizationChannel(),
    buildOptimizationChannel({ platform_guid: 'UC2', title: 'Olena Unboxed', open_count: 0 }),
  ],
): Answers {
  return {
    ...answer(listOptimizationChannels, { channels: [...channels] }),
    ...answer(listSuggestions, { suggestions: [...suggestions] }),
    ...answer(listPrompts, { prompts: [...samplePrompts] }),
  };
}
