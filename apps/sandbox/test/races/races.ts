import { callOf } from '#test/support/callOf.ts';
import { sampleInputs } from '#test/support/sampleInputs.ts';
import { accountPageRaces } from './accountPageRaces.ts';
import type { Race } from './Race.ts';
import { raceExpectations } from './raceExpectations.ts';
import { roomRaces } from './roomRaces.ts';
import { worldRaces } from './worldRaces.ts';

/** All raced writes, by method and path; only those of the API have no slash before the path. */
export const races: Readonly<Record<string, Race>> = {
  ...ofApi(),
  ...ofRoom(),
  ...accountPageRaces,
  ...worldRaces,
};

function ofApi(): Record<string, Race> {
  const entries = Object.entries(raceExpectations).map(([key, expectation]): [string, Race] => {
    const { prepare, input = sampleInputs[key]!, isReading = false, check } = expectation;
    return [
      key,
      {
        open: async ({ control }, as) => {
          await prepare?.(control.db);
          const who = await as(input.persona === undefined ? 'partner' : input.persona);
          await who.token();
          return () => callOf(who.copy(), key, {}, input);
        },
        isReading,
        check: ({ control }, answers) => check(control.db, answers),
      },
    ];
  });
  return Object.fromEntries(entries);
}

function ofRoom(): Record<string, Race> {
  const entries = Object.entries(roomRaces).map(([key, { statuses, body, check }]): [string, Race] => {
    const [method = '', path = ''] = key.split(' ');
    return [
      key,
      {
        open: async (_sandbox, as) => {
          const who = await as('partner');
          let number = 0;
          return () =>
            who.copy().write(method, `/sandbox/api${path.replace(':id', '999')}`, body?.(number++));
        },
        statuses,
        check: async ({ control }, answers) => {
          // Reads the latest settings: a request that was answered late may have read them early.
          await control.settings.refresh();
          await check(control, answers);
        },
      },
    ];
  });
  return Object.fromEntries(entries);
}
