import { bindPorts } from '@my-air/feature-kit';
import { buildUser, renderStory } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import * as contract from './contract.ts';
import { marketplacePorts } from './ports.ts';
import meta, { Loaded } from './request/ProductRequestModal.stories.tsx';

const request = 'POST api/ecosystem/productProvision/{id}';
/** The ways to send a binding request: the call that each ends in, and the channel chosen for it. */
const ways: Readonly<Record<string, { call: string; channel?: RegExp }>> = {
  'a request for a channel that has joined': { call: request },
  'a request for a channel that joins first': { call: request, channel: /Ann travels/ },
};

afterEach(() => {
  bindPorts(marketplacePorts, { joinChannel: undefined });
});

test('[SH-13] every call of this package that binds the person is started in one of the ways below', () => {
  const binding = Object.values(contract)
    .filter((value): value is typeof contract.requestProduct => typeof value === 'object' && 'key' in value)
    .filter(({ binds }) => binds)
    .map(({ key }) => key);
  expect(binding.toSorted()).toEqual([...new Set(Object.values(ways).map(({ call }) => call))].toSorted());
});

test.each(Object.entries(ways))(
  '[SH-13] staff who act on behalf of the person cannot send %s, and read why',
  async (_, { call, channel }) => {
    const joinChannel = vi.fn(async () => true);
    bindPorts(marketplacePorts, { joinChannel });
    const close = vi.fn();
    const user = buildUser({ impersonator: { id: 9, name: 'Iryna' } });
    const { portal } = renderStory(meta, Loaded, { args: { close }, user });
    if (channel) await userEvent.click(await screen.findByRole('radio', { name: channel }));
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send request' });
    expect(send.disabled).toBe(true);
    expect(screen.getByText('You are acting on behalf of Ann Example. Only they can do this.')).toBeTruthy();
    await userEvent.click(send);
    fireEvent.submit(document.querySelector('form')!);
    expect(portal.api.calls.map(({ key }) => key)).not.toContain(call);
    expect(joinChannel).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  },
);
