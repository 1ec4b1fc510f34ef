import { describeFeature } from '@my-air/feature-testing';

import { financesFeature } from './feature.ts';

describeFeature(financesFeature);
