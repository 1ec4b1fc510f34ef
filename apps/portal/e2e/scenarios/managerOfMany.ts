import { expect } from '@my-air/e2e';
import { title, type Scenario } from './Scenario.ts';

/** A manager looks for one channel among more than a hundred. */
export const channelAmongMany: Scenario = {
  title: '[ACC-01] a manager finds a channel among 105, and reads its details',
  async run({ page, hand, signIn }) {
    await signIn('manager');
    await page.goto('/accounts/youtube');
    await expect(title(page, 'Channels')).toBeVisible();
    await hand.write(page.getByRole('searchbox', { name: 'Search your channels' }), 'wren & son');
    const found = page.getByRole('article', { name: /^Wren & Son/ });
    await expect(page.getByRole('article')).toHaveCount(await found.count());
    await hand.press(page.getByRole('button', { name: 'Details of Wren & Son Kitchen' }).first());
    const details = page.getByRole('dialog', { name: 'Wren & Son Kitchen' });
    await expect(details).toBeVisible();
    await hand.press(details.getByRole('button', { name: 'Close' }).first());
    await expect(details).toBeHidden();
  },
};

/** A manager reads notifications to the oldest. */
export const oldestNotification: Scenario = {
  title: '[NOTE-01] [NT-05] a manager reads notifications to the oldest of 180, and archives it',
  async run({ page, hand, signIn, sandbox }) {
    await signIn('manager');
    await page.goto('/notifications');
    const oldest = page.locator('main li[aria-labelledby]').filter({ hasText: 'Welcome to My AIR' });
    await expect(oldest).toHaveCount(1);
    await oldest.scrollIntoViewIfNeeded();
    await hand.press(oldest.getByRole('button', { name: 'Move to the archive' }));
    await expect(oldest).toHaveCount(0);
    // It is sent when the time to undo is over.
    const sent = async () =>
      (await sandbox.log()).filter(
        ({ method, path }) => method === 'DELETE' && path.includes('/notificationMessages/'),
      );
    await expect.poll(async () => (await sent()).map(({ status }) => status)).toEqual([204]);
    expect((await sent())[0]?.path).toMatch(/\/id-\d+$/);
  },
};
