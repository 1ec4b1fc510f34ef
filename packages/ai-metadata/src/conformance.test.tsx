import { buildPartner, buildUser, describeFeature } from '@my-air/feature-kit/testing';

import { aiMetadataFeature } from './feature.ts';
import { storyPortal } from './testing/storyPortal.ts';

const portal = { user: storyPortal.user, answers: storyPortal.answers };
const stranger = buildUser({ partner: buildPartner({ capabilities: {} }) });

describeFeature(aiMetadataFeature, {
  screens: {
    '/ai-metadata': portal,
    '/ai-metadata/translation': portal,
    '/ai-metadata/translation?mode=auto': portal,
    '/ai-metadata/packages': portal,
    '/ai-metadata/instruction': portal,
    '/ai-metadata/about': portal,
    '/ai-metadata/translation/41': portal,
    '/ai-metadata/translation?without=access': { ...portal, user: stranger },
  },
});
