import {
  buildChannel,
  buildCountry,
  buildUser,
  renderInPortal,
  type Answers,
} from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

import { AddChannelModal } from './adding/AddChannelModal.tsx';
import { AuditRequestButton } from './audit/AuditRequestButton.tsx';
import { AddContactsModal } from './contacts/AddContactsModal.tsx';
import * as contract from './contract.ts';
import { CountryResidenceModal } from './join/CountryResidenceModal.tsx';
import { RemoveChannel } from './removal/RemoveChannel.tsx';
import { ChannelActionButton } from './status/ChannelActionButton.tsx';
import { joinTexts } from './join/joinTexts.ts';
import { disabledReason } from './testing/disabledReason.ts';

const close = vi.fn();
const channel = buildChannel({ status: 'not_connected' });
const join = { kind: 'join', label: joinTexts.sent } as const;

/**
 * The place in which each call of this package that binds the user is started: its element and its button.
 */
const starters: Readonly<Record<string, { element: ReactElement; name: RegExp; answers?: Answers }>> = {
  'POST api/profile/contacts': {
    element: <AddContactsModal props={{}} close={close} />,
    name: /^Save contacts$/,
  },
  'DELETE api/channels/{platform}/{platform_guid}': {
    element: <RemoveChannel channel={channel} />,
    name: /^Disconnect channel$/,
  },
  'POST api/channels/{platform}/{platform_guid}/country': {
    element: <CountryResidenceModal props={{}} close={close} />,
    name: /^Continue$/,
    answers: { 'GET api/countries': { countries: [buildCountry()] } },
  },
  'POST api/channels/{platform}/{platform_guid}/join': {
    element: <ChannelActionButton channel={channel} action={join} />,
    name: /^Application sent$/,
  },
  'POST api/channels/{platform}/add': {
    element: <AddChannelModal props={{}} close={close} />,
    name: /^Add profile$/,
    answers: { 'GET api/channels': { channels: [] } },
  },
  'POST api/channels/{platform}/{platform_guid}/audit': {
    element: <AuditRequestButton audit={null} isBusy={false} onRequest={close} />,
    name: /^Request an audit$/,
  },
};

const binding = Object.values(contract).filter(
  (value): value is typeof contract.joinChannel =>
    typeof value === 'object' && 'key' in value && 'binds' in value && value.binds,
);

test.each(binding.map(({ key }) => key))(
  '[SH-13] %s cannot be started by staff who act on behalf of the person, and the button says why',
  async (key) => {
    const found = starters[key];
    if (!found) throw new Error(`say where ${key} is started`);
    const { element, name, answers = {} } = found;
    const user = buildUser({ impersonator: { id: 9, name: 'Iryna' } });
    const { portal } = renderInPortal(element, { user, answers });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    expect(disabledReason(button)).toBe('You are acting on behalf of Ann Example. Only they can do this.');
    await userEvent.click(button);
    expect(portal.api.calls.map((call) => call.key)).not.toContain(key);
  },
);
