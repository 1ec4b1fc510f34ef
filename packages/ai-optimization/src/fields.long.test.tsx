import { describeFields, pressButtons } from '@my-air/feature-kit/testing';

import {
  acceptSuggestion,
  choosePrompts,
  dismissSuggestion,
  listOptimizationChannels,
  listPrompts,
  listSuggestions,
  undoSuggestion,
  writeSuggestions,
} from './contract.ts';
import { aiOptimizationFeature } from './feature.ts';
import { ChoosePromptsModal } from './prompts/ChoosePromptsModal.tsx';
import {
  buildOptimizationChannel,
  buildSuggestion,
  optimizationAnswers,
  samplePrompts,
} from './testing/buildOptimization.ts';

const answers = optimizationAnswers();
// A dialog is drawn outside of its place, where this test looks for something.
const prompts = (
  <>
    <p>Behind the dialog</p>
    <ChoosePromptsModal props={{}} close={() => {}} />
  </>
);
/** The one suggestion that can be decided about. */
const waiting = buildSuggestion({ id: '3', video: { id: 'v2', title: 'Oil or paint?' }, field: 'tags' });
const decided = buildSuggestion({
  ...waiting,
  status: 'accepted',
  accepted_text: 'Oil or paint: 12 samples',
});
const other = buildSuggestion({ video: { id: 'v4', title: 'A stool' }, status: 'expired' });
const deciding = {
  screen: '/ai-optimization',
  answers: optimizationAnswers([waiting, other]),
  spoken: ['suggestion.reason'],
};

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
    screen: prompts,
    answers,
    call: listPrompts,
    good: { prompts: samplePrompts },
    keeps: ['Short for phones'],
  },
  'prompts that are chosen': {
    screen: prompts,
    answers,
    act: pressButtons('Save'),
    call: choosePrompts,
    good: { prompts: samplePrompts },
    keeps: ['Short for phones'],
  },
  'a suggestion that is accepted': {
    ...deciding,
    act: pressButtons('Accept'),
    call: acceptSuggestion,
    good: { suggestion: decided },
  },
  'a suggestion that is dismissed': {
    ...deciding,
    act: pressButtons('Dismiss'),
    call: dismissSuggestion,
    good: { suggestion: { ...decided, status: 'dismissed', accepted_text: null } },
  },
  'a decision that is taken back': {
    ...deciding,
    answers: {
      ...deciding.answers,
      [dismissSuggestion.key]: { suggestion: { ...waiting, status: 'dismissed' } },
    },
    act: pressButtons('Dismiss', 'Undo'),
    call: undoSuggestion,
    good: { suggestion: waiting },
  },
  'suggestions that are written': {
    screen: '/ai-optimization',
    answers,
    act: pressButtons('Write suggestions'),
    call: writeSuggestions,
    good: { suggestions: [waiting, buildSuggestion({ id: '9' })], added: 2, unwritten_count: 0 },
    keeps: ['Oil or paint?'],
    spoken: ['suggestions.0.reason'],
  },
});
