import { mountFeature } from '@my-air/feature-testing/dev';

import { accountsFeature } from '../src/index.ts';

void mountFeature(accountsFeature);
