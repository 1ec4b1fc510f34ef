import { describeFields } from '@my-air/feature-api/testing';

import { listOptimizationChannels, listPrompts, listSuggestions } from './contract.ts';
import { aiOptimizationFeature } from './feature.ts';
import { ChoosePromptsModal } from './prompts/ChoosePromptsModal.tsx';
import {
  buildOptimizationChannel,
  buildSuggestion,
  optimizationAnswers,
  samplePrompts,
} from './testing/buildOptimization.ts';

const answers = optimizationAnswers();

describeFields(aiOptimizationFeature, {
  'the channels': {
    screen: '/ai-optimization',
    answers,
    call: listOptimizationChannels,
    good: {
      channels: [
        buildOptimizationChannel(),
        buildOptimizationChannel({ platform_guid: 'UC2', title: 'Olena Unboxed' }),
      ],
    },
  },
  'the suggestions': {
    screen: '/ai-optimization',
    answers,
    call: listSuggestions,
    good: {
      suggestions: [
        buildSuggestion(),
        buildSuggestion({ id: '2', video: { id: 'v2', title: 'Oil or paint?' }, field: 'tags' }),
      ],
    },
    keeps: ['Oil or paint?'],
    spoken: ['suggestions.0.reason'],
  },
  'the prompts': {
    // A dialog is drawn outside of its place, where this test looks for something.
    screen: (
      <>
        <p>Behind the dialog</p>
        <ChoosePromptsModal props={{}} close={() => {}} />
      </>
    ),
    answers,
    call: listPrompts,
    good: { prompts: samplePrompts },
    keeps: ['Short for phones'],
  },
});
