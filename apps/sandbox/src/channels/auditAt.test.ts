import { expect, test } from 'vitest';

import { auditAt } from './auditApi.ts';

const start = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);

test.each([
  [0, 'open'],
  [0.99, 'open'],
  [1, 'in_progress'],
  [6.99, 'in_progress'],
  [7, 'completed_recently'],
  [14, 'completed_recently'],
  [14.01, 'completed'],
  [400, 'completed'],
])('[G-20] %d days after the request an audit is %s', (days, status) => {
  expect(auditAt(start, inDays(days)).status).toBe(status);
});

test('[ACC-05] an audit tells when it will be done, when it was, and when the next is allowed', () => {
  expect(auditAt(start, inDays(3))).toMatchObject({ estimatedAt: inDays(7), completedAt: null });
  expect(auditAt(start, inDays(9))).toMatchObject({ completedAt: inDays(7), nextAllowedAt: inDays(37) });
});
