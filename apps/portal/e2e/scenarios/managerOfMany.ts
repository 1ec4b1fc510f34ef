import { expect, type Page } from '@my-air/e2e';
import { title, type Scenario } from './Scenario.ts';

/** A manager looks for one channel among more than a hundred. */
export const channelAmongMany: Scenario = {
  title: '[ACC-01] a manager finds a channel among 105, reads its page, and goes back to what was found',
  async run({ page, hand, signIn }) {
    await signIn('manager');
    await page.goto('/accounts/youtube');
    await expect(title(page, 'Channels')).toBeVisible();
    await hand.write(page.getByRole('searchbox', { name: 'Search your channels' }), 'wren & son');
    await expect(page.getByRole('rowheader', { name: /Wren & Son/ }).first()).toBeVisible();
    const others = page.getByRole('rowheader').filter({ hasNotText: /Wren & Son|^Total/ });
    await expect(others).toHaveCount(0);
    await hand.press(page.getByRole('link', { name: 'Wren & Son Kitchen', exact: true }).first());
    await expect(title(page, 'Wren & Son Kitchen')).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Back', exact: true }));
    await expect(page.getByRole('searchbox', { name: 'Search your channels' })).toHaveValue('wren & son');
  },
};

/** A manager reads notifications to the oldest. */
export const oldestNotification: Scenario = {
  title: '[NOTE-01] [NT-05] a manager reads notifications to the oldest of 180, and archives it',
  async run({ page, hand, signIn, sandbox }) {
    await signIn('manager');
    await page.goto('/notifications');
    const oldest = page.locator('main li[aria-labelledby]').filter({ hasText: 'Welcome to My AIR' });
    await hand.press(page.getByRole('button', { name: /^Show \d+ more$/ }));
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

/** A manager archives the chat that changed longest ago. */
export const lastChatArchived: Scenario = {
  title: '[MSG-01] [MSG-07] a manager archives the last of 45 chats, and finds it in the archive alone',
  async run({ page, hand, signIn }) {
    await signIn('manager');
    await page.goto('/messenger');
    await readChats(page, 45);
    await page
      .locator('[data-scroll-restoration-id="chats"]')
      .evaluate((list) => (list.scrollTop = list.scrollHeight));
    await hand.press(page.getByRole('list', { name: 'Chats' }).getByRole('link').last());
    await expect(page).toHaveURL(/[?&]chat=/);
    const id = chatOf(page.url());
    await hand.press(page.getByRole('button', { name: 'More about this chat' }));
    await hand.take(page.getByRole('menuitem', { name: 'Move to the archive' }));
    const question = page.getByRole('alertdialog', { name: 'Move this chat to the archive?' });
    await hand.press(question.getByRole('button', { name: 'Move', exact: true }));
    await expect(question).toBeHidden();
    const lists = page.getByRole('navigation', { name: 'Lists of messages' });
    await hand.press(lists.getByRole('link', { name: 'Archive' }));
    expect(await readChats(page, 31)).toContain(id);
    await hand.press(lists.getByRole('link', { name: 'Active' }));
    expect(await readChats(page, 44)).not.toContain(id);
  },
};

const chatOf = (address: string) => new URL(address).searchParams.get('chat');

/** Scrolls through the open list of chats until so many were seen, and returns their ids. */
async function readChats(page: Page, count: number): Promise<readonly (string | null)[]> {
  const rows = page.locator('[data-scroll-restoration-id="chats"]');
  const links = page.getByRole('list', { name: 'Chats' }).getByRole('link');
  const seen = new Set<string | null>();
  await expect(async () => {
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const address of addresses) seen.add(chatOf(address));
    // The place where the list was left is restored: behind its end it goes on from the start.
    await rows.evaluate((list) => {
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      list.scrollTop = isAtEnd ? 0 : list.scrollTop + list.clientHeight / 2;
    });
    expect(seen.size).toBe(count);
  }).toPass({ intervals: [100] });
  return [...seen];
}

/** A manager reviews the translations that wait behind twenty newer jobs. */
export const reviewBehindMany: Scenario = {
  title:
    '[HOME-01] [AIM-05] a manager finds the review behind 20 newer jobs on home, and pays for what is approved',
  async run({ page, hand, signIn }) {
    await signIn('manager');
    await page.goto('/home');
    await hand.press(page.getByRole('button', { name: /^Show \d+ more$/ }).first());
    const item = page
      .getByRole('list', { name: 'To do' })
      .getByRole('listitem')
      .filter({ hasText: 'Review translations of ' });
    await hand.press(item.getByRole('link', { name: 'Review', exact: true }));
    const balance = page.getByText(/^[\d,]+ translations available$/);
    const results = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Approve' }) });
    const discard = results.first().getByRole('button', { name: 'Do not publish' });
    await expect(discard).toBeVisible();
    const left = Number((await balance.innerText()).replaceAll(/\D/g, ''));
    const planned = await results.count();
    await hand.press(discard);
    await expect(results).toHaveCount(planned - 1);
    await expect(balance).toHaveText(`${(left + 1).toLocaleString('en-US')} translations available`);
    await hand.press(page.getByRole('button', { name: /^Approve (?:all )?\d+ results?$/ }));
    await hand.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    // What was reserved is spent: the balance stays.
    await expect(balance).toHaveText(`${(left + 1).toLocaleString('en-US')} translations available`);
    const sums = async () => {
      const rows = page.getByRole('table', { name: 'Receipt' }).locator('tbody').getByRole('row');
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      );
      return [0, 1, 2, 3, 4, 5].map((column) => cells.reduce((sum, row) => sum + (row[column] ?? 0), 0));
    };
    await expect
      .poll(async () => {
        const [, done, failed = 0, discarded, spent, returned = 0] = await sums();
        return { done, discarded, spent, returned: returned - failed };
      })
      .toEqual({
        done: planned - 1,
        discarded: 1,
        spent: planned - 1,
        returned: 1,
      });
  },
};
