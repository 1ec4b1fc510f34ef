import { expect } from 'vitest';

import { adsBoostConfigs } from '../../src/database/schema.ts';
import { countOf, type RaceExpectation } from './RaceExpectation.ts';

/** Settings are written by the caller with the latest version: one call, and the others get 409. */
const settings: RaceExpectation = {
  holds: 'one call writes the version it has read, and the others get 409',
  check: async (db, answers) => {
    const rows = await db.select().from(adsBoostConfigs);
    expect(rows.map(({ version }) => version)).toContain(1);
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, answers.length - 1]);
  },
};

/** The writes of ads boost. */
export const growthRaces: Readonly<Record<string, RaceExpectation>> = {
  'PUT api/ads-boost/yt-channels/config': settings,
  'PUT api/ads-boost/yt-channels/{platform_guid}/config': settings,
};
