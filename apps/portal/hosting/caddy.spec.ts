import { describeHosting } from './describeHosting.ts';
import { describeReleases } from './describeReleases.ts';
import { testWith } from './fixtures.ts';

const test = testWith('caddy');
describeHosting(test);
describeReleases(test);
