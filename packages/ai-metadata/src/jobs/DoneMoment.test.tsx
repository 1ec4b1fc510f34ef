import { forgetPage, renderInPortal } from '@my-air/feature-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { buildJob } from '../testing/buildAiMetadata.ts';
import { DoneMoment } from './DoneMoment.tsx';

const now = Date.parse('2026-11-27T12:00:00Z');
const done = { status: 'completed', finished_at: '2026-11-27T11:00:00Z', completed: 12 };

/** Another look at a job, on a page of its own. */
function look(job: Partial<ReturnType<typeof buildJob>>): string {
  cleanup();
  forgetPage();
  renderInPortal(<DoneMoment job={buildJob({ id: 7, ...job })} now={now} />);
  return screen.queryByRole('status')?.textContent ?? '';
}

beforeEach(() => localStorage.clear());

test('[AIM-05] a translation that is done is told once', () => {
  expect(look({ status: 'processing', finished_at: null })).toBe('');
  expect(look(done)).toBe('Translation done12 texts are on the channel now.');
  expect(look(done)).toBe('');
  expect(look({ ...done, id: 8 })).not.toBe('');
});

test.each([{ status: 'cancelled' }, { completed: 0 }, { finished_at: '2026-11-20T11:00:00Z' }])(
  '[AIM-05] %o is no moment',
  (change) => {
    expect(look({ ...done, ...change })).toBe('');
  },
);
