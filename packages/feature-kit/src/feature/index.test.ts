import { expect, test } from 'vitest';

import * as publicNames from '../index.ts';

test('the public names of this package', () => {
  expect(Object.keys(publicNames).sort()).toEqual(
    [
      'PortalProvider',
      'bindPorts',
      'defineFeature',
      'definePorts',
      'hasCapability',
      'isImpersonated',
      'loadAhead',
      'port',
      'refetchFailed',
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
