import { bindPorts, userQuery } from '@my-air/feature-kit';
import { buildFailure, buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import type { Locale } from '@my-air/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { listAiChannels, receiveCapability } from '../contract.ts';
import { aiMetadataPorts } from '../ports.ts';
import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import meta, {
  Failed,
  Loading,
  LostChannel,
  NoChannel,
  Ready,
  TwoAgreements,
} from './AccessCard.stories.tsx';
import { accessStep } from './accessStep.ts';

const receive = receiveCapability.key;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The step that the card says is the current one. */
const currentStep = async () => {
  const steps = await screen.findByRole('list', { name: 'Steps to AI translation' });
  return within(steps)
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
};

afterEach(() =>
  bindPorts(aiMetadataPorts, {
    acceptAgreements: undefined,
    askForAccess: undefined,
    showPackage: undefined,
  }),
);

test.each([
  [2, [], 'agreements'],
  [1, [buildAiChannel()], 'agreements'],
  [0, [], 'channel'],
  [0, [buildAiChannel({ is_access_revoked: true })], 'channel'],
  [0, [buildAiChannel({ is_access_revoked: true }), buildAiChannel()], 'capability'],
] as const)(
  '[AIM-01] [TR-22] with %i agreements pending and the channels %j the step is %s',
  (pending, channels, step) => {
    expect(accessStep(pending, channels)).toBe(step);
  },
);

describe('[AIM-01] [TR-22] the card leads to the service', { timeout: 60_000 }, () => {
  test('both agreements are named, and one press asks for them at once', async () => {
    const asked: unknown[] = [];
    bindPorts(aiMetadataPorts, {
      acceptAgreements: async (_, ids) => {
        asked.push(ids);
        return true;
      },
    });
    const { portal } = renderStory(meta, TwoAgreements);
    expect(await currentStep()).toContain('Accept the agreements');
    expect(screen.getByText(/: AI metadata and AI metadata: automatic mode\.$/)).toBeTruthy();
    await press('Read and accept');
    expect(asked).toEqual([['ai_metadata', 'ai_metadata_auto']]);
    expect(portal.api.calls.filter(({ key }) => key === receive)).toEqual([]);
  });

  test('once the agreements are accepted, the same button takes the next step and keeps the focus', async () => {
    bindPorts(aiMetadataPorts, { acceptAgreements: async () => true });
    const { portal } = renderStory(meta, TwoAgreements, {
      answers: { [listAiChannels.key]: { channels: [] } },
    });
    await press('Read and accept');
    portal.session.become(buildUser());
    const connect = await screen.findByRole('button', { name: 'Connect with YouTube' });
    expect(document.activeElement).toBe(connect);
    expect(await currentStep()).toContain('Connect a channel');
    expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Accept the agreements');
  });

  test('without an agreement to accept there is no step of agreements, ticked or not', async () => {
    renderStory(meta, TwoAgreements, {
      user: buildUser(),
      answers: { [listAiChannels.key]: { channels: [] } },
    });
    expect(await currentStep()).toContain('Connect a channel');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Accept the agreements')).toBeNull();
  });

  test('without a channel it leads to YouTube, and a lost one is asked for by its name', async () => {
    const asked: unknown[] = [];
    bindPorts(aiMetadataPorts, { askForAccess: (_, lost) => asked.push(lost) });
    const { unmount } = renderStory(meta, NoChannel);
    await press('Connect with YouTube');
    unmount();
    renderStory(meta, LostChannel);
    await press('Reconnect');
    await press('Connect another channel');
    const { platform_guid: guid, title } = buildAiChannel();
    expect(asked).toEqual([undefined, { guid, title }, undefined]);
  });

  test('the last press asks for the service, reads the user again and says that it is ready', async () => {
    const granted = buildUser({ partner: buildPartner({ capabilities: { metadata_ai_service: true } }) });
    const onGranted = vi.fn();
    const { portal } = renderStory(meta, Ready, {
      args: { onGranted },
      answers: { [receive]: undefined, 'GET api/user': { user: granted } },
    });
    await press('Get AI translation');
    await waitFor(() => expect(onGranted).toHaveBeenCalledOnce());
    expect(portal.queryClient.getQueryData(userQuery(portal.api).queryKey)).toEqual(granted);
    expect(portal.shown).toMatchObject([{ type: 'success', title: 'AI translation is ready' }]);
  });

  test('the capability is read after it was granted, also while a read from before is under way', async () => {
    const granted = buildUser({ partner: buildPartner({ capabilities: { metadata_ai_service: true } }) });
    const { portal } = renderStory(meta, Ready, { answers: { [receive]: undefined } });
    portal.api.answer({ 'GET api/user': () => new Promise(() => {}) });
    const before = portal.queryClient.fetchQuery({ ...userQuery(portal.api), staleTime: 0 });
    portal.api.answer({ 'GET api/user': { user: granted } });
    await press('Get AI translation');
    expect(await before).toEqual(granted);
  });

  test('while the channels are not known nothing can be pressed, and what did not come can be asked for again', async () => {
    const { unmount } = renderStory(meta, Loading);
    expect(await screen.findByRole('heading', { name: /Reach viewers/ })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const { portal } = renderStory(meta, Failed);
    expect(await screen.findByText('The channels could not be loaded')).toBeTruthy();
    portal.api.answer({ [listAiChannels.key]: { channels: [] } });
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Connect with YouTube' })).toBeTruthy();
  });

  test('[SH-13] staff who act for the user can press nothing', async () => {
    renderStory(meta, TwoAgreements, {
      user: { ...TwoAgreements.parameters!.portal.user, impersonator: { id: 9, name: 'Iryna' } },
    });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Read and accept' });
    expect(button.disabled).toBe(true);
  });
});

describe('[AIM-01] [TR-22] a refusal', { timeout: 60_000 }, () => {
  const refused = (code: string | undefined, locale: Locale = 'en') =>
    renderStory(meta, Ready, {
      locale,
      answers: { [receive]: buildFailure('forbidden', { message: 'Join our network first.', code }) },
    });

  test('for agreements that are pending leads back to their step', async () => {
    const { portal } = refused('agreements_pending');
    const pending = TwoAgreements.parameters!.portal.user;
    portal.api.answer({ 'GET api/user': { user: pending } });
    await press('Get AI translation');
    expect(await screen.findByText('Accept the agreements of AI translation first.')).toBeTruthy();
    await waitFor(() =>
      expect(portal.queryClient.getQueryData(userQuery(portal.api).queryKey)).toEqual(pending),
    );
  });

  test('for a missing channel leads back to its step', async () => {
    const { portal } = refused('no_channel');
    await screen.findByRole('button', { name: 'Get AI translation' });
    portal.api.answer({ [listAiChannels.key]: { channels: [] } });
    await press('Get AI translation');
    expect(await screen.findByText('Connect a YouTube channel to AI translation first.')).toBeTruthy();
    await waitFor(async () => expect(await currentStep()).toContain('Connect a channel'));
  });

  test('that this build does not know is told in its own words, with the way to our team', async () => {
    refused('not_in_your_country', 'uk');
    await press('Отримати ШІ-переклад');
    expect(await screen.findByText('Зараз це зробити не можна. Спробуйте пізніше.')).toBeTruthy();
    expect(screen.queryByText(/Join our network/)).toBeNull();
    expect(screen.getByText('Написати в підтримку')).toBeTruthy();
  });
});
