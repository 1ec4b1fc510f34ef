import { describeFeature } from '@my-air/feature-kit/testing';

import { financesFeature } from './feature.ts';

describeFeature(financesFeature);
