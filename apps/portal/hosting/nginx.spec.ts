import { testWith } from './fixtures.ts';
import { describeHosting } from './describeHosting.ts';

describeHosting(testWith('nginx'));
