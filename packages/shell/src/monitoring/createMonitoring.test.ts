import { expect, test, vi } from 'vitest';

import { buildConfig } from '@my-air/feature-kit/testing';
import { createMonitoring } from './createMonitoring.ts';

const { monitoring: silent } = buildConfig();
const monitoring = { ...silent, dsn: 'https://key@sentry.test/1' };

function setUp() {
  const reporter = vi.fn();
  const load = vi.fn(async () => () => reporter);
  return { reporter, load, monitoring: createMonitoring(load) };
}

test('[MON-01] errors from before the reports were loaded are kept and passed on in order', async () => {
  const { reporter, load, monitoring: errors } = setUp();
  errors.report('first');
  window.dispatchEvent(new ErrorEvent('error', { error: 'second' }));
  expect(load).not.toHaveBeenCalled();

  await errors.start(monitoring);
  errors.report('third');
  expect(reporter.mock.calls).toEqual([['first'], ['second'], ['third']]);
});

test('[MON-01] once the reports listen for themselves nothing is told twice', async () => {
  const { reporter, monitoring: errors } = setUp();
  await errors.start(monitoring);
  window.dispatchEvent(new ErrorEvent('error', { error: 'late' }));
  expect(reporter).not.toHaveBeenCalled();
});

test('[MON-01] without an address nothing is loaded and nothing is kept', async () => {
  const { reporter, load, monitoring: errors } = setUp();
  errors.report('early');
  await errors.start(silent);
  errors.report('late');
  expect(load).not.toHaveBeenCalled();
  expect(reporter).not.toHaveBeenCalled();
});

test('[MON-01] a storm of early errors keeps the first twenty', async () => {
  const { reporter, monitoring: errors } = setUp();
  for (let index = 0; index < 100; index += 1) errors.report(index);
  await errors.start(monitoring);
  expect(reporter).toHaveBeenCalledTimes(20);
});
