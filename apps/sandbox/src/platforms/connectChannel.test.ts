import { expect, test } from 'vitest';

import { accessGiven, accessTaken } from './connectChannel.ts';

const channel = {
  isAccessRevoked: false,
  issues: ['reused_content', 'copyright_strike'],
  issueDescriptions: ['Repeats others.', 'One strike.'],
};

test('[CH-07] access that was taken is an issue among the others, once', () => {
  const taken = accessTaken(accessTaken(channel));
  expect(taken.isAccessRevoked).toBe(true);
  expect(taken.issues).toEqual([...channel.issues, 'access_revoked']);
  expect(taken.issueDescriptions).toHaveLength(3);
});

test('[CH-07] access that is given again leaves the other issues with their words', () => {
  const inTheMiddle = {
    isAccessRevoked: true,
    issues: ['reused_content', 'access_revoked', 'copyright_strike'],
    issueDescriptions: ['Repeats others.', 'No access.', 'One strike.'],
  };
  expect(accessGiven(inTheMiddle)).toEqual(channel);
});
