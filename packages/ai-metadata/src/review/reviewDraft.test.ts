import { expect, test } from 'vitest';

import { readReviewSubject, reviewSubject } from './reviewDraft.ts';

const ids = ['41', 'a', 'a-b', 'b-1', '1', 'a%2Db', '-', '%'];
const pairs = ids.flatMap((jobId) => ids.map((itemId) => ({ jobId, itemId: itemId as never })));

test('[TR-09] every job and result has a correction of its own, also where ids are texts with a dash', () => {
  const subjects = pairs.map(({ jobId, itemId }) => reviewSubject(jobId, itemId));
  expect(new Set(subjects).size).toBe(pairs.length);
  expect(subjects.map((subject) => String(readReviewSubject(subject).itemId))).toEqual(
    pairs.map(({ itemId }) => itemId),
  );
  expect(subjects.map((subject) => readReviewSubject(subject).jobId)).toEqual(
    pairs.map(({ jobId }) => jobId),
  );
});

test('[SH-11] ids that are numbers keep the place of their corrections', () => {
  expect(reviewSubject('41', 7)).toBe('41-7');
});
