import { mountFeature } from '@my-air/feature-api/dev';

import { accountsFeature } from '../src/index.ts';

void mountFeature(accountsFeature);
