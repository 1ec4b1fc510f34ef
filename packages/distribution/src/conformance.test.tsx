import { buildPartner, buildUser, describeFeature } from '@my-air/feature-kit/testing';

import { distributionFeature } from './feature.ts';
import { distributionAnswers } from './testing/distributionAnswers.ts';

const user = buildUser({ partner: buildPartner({ capabilities: { distribution: true } }) });

describeFeature(distributionFeature, {
  screens: { '/distribution': { user, answers: distributionAnswers() } },
});
