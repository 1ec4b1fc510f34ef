import { describeFeature } from '@my-air/feature-api/testing';

import { financesFeature } from './feature.ts';

describeFeature(financesFeature);
