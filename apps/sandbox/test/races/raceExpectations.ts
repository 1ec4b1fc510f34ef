import { accountRaces } from './accountRaces.ts';
import { channelRaces } from './channelRaces.ts';
import { chatRaces } from './chatRaces.ts';
import { growthRaces } from './growthRaces.ts';
import { optimizationRaces } from './optimizationRaces.ts';
import type { RaceExpectation } from './RaceExpectation.ts';
import { translationRaces } from './translationRaces.ts';

/** The expectations of every write of the API, by the endpoint's key. Sign-ins have tests of their own. */
export const raceExpectations: Readonly<Record<string, RaceExpectation>> = {
  ...accountRaces,
  ...channelRaces,
  ...chatRaces,
  ...growthRaces,
  ...optimizationRaces,
  ...translationRaces,
};
