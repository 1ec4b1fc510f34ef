import { describeFields } from '@my-air/feature-api/testing';

import { getDistribution, listActiveRequests } from './contract.ts';
import { distributionFeature } from './feature.ts';
import { buildPlatform, distributionAnswers } from './testing/distributionAnswers.ts';

const answers = distributionAnswers();
const platforms = [buildPlatform(), buildPlatform({ id: 2, platform: 'Snapchat', state: 'agreed' })];

describeFields(distributionFeature, {
  'the platforms': {
    screen: '/distribution',
    answers,
    call: getDistribution,
    good: { platforms, total_amount_usd: 843.5 },
    keeps: ['Snapchat'],
    // What the server has written for the person.
    spoken: ['platforms.0.reason'],
  },
  'the requests': {
    screen: '/distribution',
    answers,
    call: listActiveRequests,
    good: answers[listActiveRequests.key],
    keeps: ['Slow Timber'],
  },
});
