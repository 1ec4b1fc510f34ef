import { expect } from '@my-air/e2e';
import { arriveAt, channelOf, type Scenario } from './Scenario.ts';

/** A partner gives a channel its lost access back. */
export const reconnecting: Scenario = {
  title: '[CH-07] reconnecting: a channel that lost its access comes back by way of YouTube',
  async run({ page, hand, sandbox, signIn }) {
    await signIn('partner');
    await page.goto('/accounts/youtube');
    const contacts = page.getByRole('dialog', { name: 'How can we reach you?' });
    await hand.press(contacts.getByRole('button', { name: 'Not now' }));
    await expect(contacts).toBeHidden();
    const prompts = page.getByRole('dialog', { name: 'Choose AI prompts' });
    await hand.press(prompts.getByRole('button', { name: 'Not now' }));
    await expect(prompts).toBeHidden();

    const channel = channelOf(page, 'Olena Unboxed');
    await hand.press(channel.getByRole('button', { name: 'Reconnect' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Go to YouTube' }));
    await arriveAt(page, ({ origin }) => origin === sandbox.worldUrl);
    await hand.check(page.getByRole('radio', { name: /^Olena Unboxed/ }));
    await hand.press(page.getByRole('button', { name: 'Allow' }));
    await arriveAt(page, ({ href }) => href.startsWith(`${sandbox.url}/accounts/youtube`));
    await expect(channel.getByText('Connected', { exact: true })).toBeVisible();
    await expect(channel.getByRole('button', { name: 'Reconnect' })).toBeHidden();
  },
};
