import type { Modals } from '@my-air/feature-kit';
import { buildChannel } from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { loadContributions } from '../testing/loadContributions.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { shellModals, type ShellModalName, type PendingChangesModalProps } from '@my-air/shell/testing';

/** The props of each modal. A modal that a feature brings and that is not named here fails the last test. */
const props: { readonly [Name in keyof Modals]?: Modals[Name]['props'] } & {
  readonly 'pending-changes': PendingChangesModalProps['props'];
  readonly search: object;
} = {
  agreement: { agreements: [{ id: 'terms_and_conditions' }] },
  'auth-redirect': { reason: 'Sign the new terms first', url: 'http://localhost:3001/terms' },
  'add-contacts': {},
  'add-channel': {},
  'channel-group': { channels: [] },
  'channel-view': { name: '', isNew: true },
  welcome: {},
  'already-connected': { channelTitle: 'Ann Cooks' },
  'auto-confirmed': { channelTitle: 'Ann Cooks' },
  'confirm-deletion': { channel: buildChannel() },
  'country-residence': {},
  'oauth-profile': { platform: 'youtube' },
  'add-profile': { platform: 'instagram' },
  support: {},
  'marketplace-ai': {},
  'product-request': { productId: 1 },
  distribution: { platformId: 1 },
  'payment-failed': { reason: 'declined' },
  'payment-success': { amountUsd: 89 },
  'choose-ai-prompts': {},
  shortcuts: {},
  search: {},
  'pending-changes': { count: 2 },
};
const names = Object.keys(props) as ShellModalName[];

const answers = {
  'GET api/supportCategories': { support_categories: [{ id: 1, name: 'Money' }] },
  'GET api/ai-optimization/prompts': { prompts: [{ id: 'plain', name: 'Plain words', is_chosen: true }] },
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/countries': { countries: [{ id: 804, iso_code: 'UA', name: 'Ukraine', regions: [] }] },
  'GET api/finances-ai/balance': { balance: 100, reserved: 0 },
  'GET api/distribution': { platforms: [{ id: 1, platform: 'Roku', state: 'not_agreed' }] },
  'GET api/ecosystem/productBundles': { product_bundles: [] },
  'GET api/ecosystem/productCategories': { data: [] },
  'GET api/ecosystem/products/{id}': { product: { id: 1, name: 'Channel audit' }, details: {} },
  'GET api/profile/agreements/{agreement}': {
    agreement: {
      id: 'terms_and_conditions',
      display_name: 'Terms',
      content_html: '<p>Terms</p>',
      is_agreed: false,
    },
  },
};

test.each(names)(
  '[NAV-31] the modal %s opens with a name and the focus inside, and Escape leaves it and gives the focus back',
  async (name) => {
    const { shell, user } = await renderPortal('/nowhere', { answers });
    const opener = screen.getByRole('button', { name: 'Collapse navigation' });
    opener.focus();
    let answer: unknown = 'nothing yet';
    void shell.modals.open(name as 'welcome', props[name] as never).then((given) => (answer = given));

    const dialog = await waitFor(() => openDialog(name));
    const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toBeTruthy();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await user.keyboard('{Escape}');
    await waitFor(() => expect(answer).toBeUndefined());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    act(() => shell.modals.leaveAll());
  },
);

test('[NAV-31] every modal that some feature brings is tried above', async () => {
  const brought = (await loadContributions()).map(({ modals = {} }) => modals);
  const known = [shellModals, ...brought].flatMap((modals) => Object.keys(modals));
  expect(known.sort()).toEqual([...names].sort());
});

function openDialog(name: ShellModalName): Element {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (!dialog) throw new Error(`the modal ${name} is not open`);
  return dialog;
}
