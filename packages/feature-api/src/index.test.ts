import { expect, test } from 'vitest';

import * as publicNames from './index.ts';

test('the public names of this package', () => {
  expect(Object.keys(publicNames).sort()).toEqual(
    [
      'PortalProvider',
      'bindPorts',
      'defineFeature',
      'definePorts',
      'forgetFailedReads',
      'hasCapability',
      'hasJustFailed',
      'isImpersonated',
      'loadAhead',
      'loadContributions',
      'noteFailure',
      'port',
      'rootRoute',
      'searchChoice',
      'searchFormat',
      'searchList',
      'searchNumber',
      'searchText',
      'supportPorts',
      'useCapability',
      'useContributions',
      'useInterruption',
      'usePortal',
      'useUser',
      'userQuery',
      'wholeNumber',
    ].sort(),
  );
});
