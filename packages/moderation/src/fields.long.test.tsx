import { listChannels } from '@my-air/api-client/contract';
import { describeFields } from '@my-air/feature-kit/testing';

import { listActiveReviewChats, listArchivedReviewChats } from './reviews/chatLists.ts';
import { moderationFeature } from './feature.ts';
import { everyStage, reviewAnswers } from './testing/reviewAnswers.ts';

const { channels, active, archived } = everyStage;
const answers = reviewAnswers(channels, active, archived);
const refused = channels.slice(4, 6);
const checks = { chats: [active[1]!, archived[0]!], meta: { last_page: 1 } };

describeFields(moderationFeature, {
  'the channels in review': {
    screen: '/moderation',
    answers,
    call: listChannels,
    good: { channels: refused },
    keeps: ['Pocket Planes'],
  },
  'a channel below our minimums': {
    screen: '/moderation',
    answers,
    call: listChannels,
    good: { channels: refused.toReversed() },
    keeps: ['Old Cuts'],
  },
  'the chats': {
    screen: '/moderation',
    answers,
    call: listActiveReviewChats,
    good: checks,
    keeps: ['Tiny Workshop', 'Old Cuts'],
  },
  'the archived chats': {
    screen: '/moderation',
    answers,
    call: listArchivedReviewChats,
    good: checks,
    keeps: ['Tiny Workshop', 'Old Cuts'],
  },
});
