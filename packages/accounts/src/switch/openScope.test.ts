import { listChannels } from '@my-air/api-client/contract';
import { channelGroups, useScope } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import {
  answer,
  buildChannel,
  buildUser,
  forgetPage,
  renderInPortal,
  stubPortal,
} from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { openScope } from './openScope.ts';

const channels = ['A', 'B', 'C'].map((id) => buildChannel({ platform_guid: `UC-${id}`, title: id }));
const kept = { id: 'g1', name: 'Client A', channels: ['UC-A', 'UC-B'] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetPage();
  atomStore.set(channelGroups(buildUser().id), [kept]);
});

async function open(values: Record<string, string>) {
  const portal = stubPortal({ answers: answer(listChannels, { channels }) });
  const Shown = () => {
    const scope = useScope();
    return createElement(
      'output',
      null,
      `${scope.name}: ${scope.channels?.map(({ title }) => title).join() ?? 'all'} ${JSON.stringify(scope.choice)}`,
    );
  };
  renderInPortal(createElement(Shown), { portal });
  await openScope(values, portal);
  return portal;
}
const shown = () => screen.getByRole('status').textContent;

test.each<[Record<string, string>, string]>([
  [{ only: 'UC-C' }, 'C: C "UC-C"'],
  [
    { only: 'UC-A,UC-C,UC-gone', group: 'Client Z' },
    'Client Z: A,C {"name":"Client Z","channels":["UC-A","UC-C"]}',
  ],
  [{ only: 'UC-B,UC-A', group: 'client a' }, 'Client A: A,B {"group":"g1"}'],
  // Kept with other channels: the link counts, for this tab.
  [{ only: 'UC-C,UC-B', group: 'Client A' }, 'Client A: B,C {"name":"Client A","channels":["UC-B","UC-C"]}'],
])('[CH-15] the link %j narrows the tab', async (values, expected) => {
  const portal = await open(values);
  await waitFor(() => expect(shown()).toBe(expected));
  expect(atomStore.get(channelGroups(buildUser().id))).toEqual([kept]);
  expect(portal.shown).toEqual([]);
});

test('[CH-15] a link to channels of somebody else shows all channels, and says so', async () => {
  const portal = await open({ only: 'UC-x,UC-y', group: 'Client X' });
  expect(portal.shown).toMatchObject([{ title: 'You have none of the channels of this link' }]);
  expect(shown()).toBe('undefined: all undefined');
});

test.each([{ only: '' }, { only: ',,' }, { group: 'Client A' }])(
  '[CH-15] the link %j names no channel and changes nothing',
  async (values: Record<string, string>) => {
    const portal = await open(values);
    expect(portal.api.calls).toEqual([]);
    expect(portal.shown).toEqual([]);
  },
);
