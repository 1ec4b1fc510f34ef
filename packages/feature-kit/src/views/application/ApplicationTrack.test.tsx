import { renderInPortal } from '../../testing.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ApplicationTrack } from './ApplicationTrack.tsx';

const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  ['pending', ['1Application, under way', '2Review, later', '3Invitation, later']],
  ['moderation', ['Application, done', '2Review, under way', '3Invitation, later']],
  ['rejected', ['Application, done', 'Review, failed', '3Invitation, later']],
  ['rejected_low_metrics', ['Application, failed', '2Review, later', '3Invitation, later']],
  [
    'pending_channel_auto_invitation_dispatch',
    ['Application, done', 'Review, done', '3Invitation, under way'],
  ],
  ['invitation_sent', ['Application, done', 'Review, done', '3Invitation, under way']],
  ['connected', []],
  ['under_the_radar', []],
  ['constructor', []],
])('[CH-20] how far a channel in the status %s is', (status, expected) => {
  renderInPortal(<ApplicationTrack status={status} />);
  expect(steps()).toEqual(expected);
});
