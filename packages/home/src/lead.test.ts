import { expect, test } from 'vitest';

import manifest from '../package.json' with { type: 'json' };
import { homeFeature } from './index.ts';

test.each(Object.entries(manifest.portal.leads['/home']))(
  '[HOME-01] the first frame of home says in %s what the screen then says',
  async (language, lead) => {
    const messages = await homeFeature.loadMessages(language as 'en');
    expect(Object.values(messages)).toContainEqual([lead]);
  },
);
