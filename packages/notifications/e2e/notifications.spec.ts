import { expect, expectAccessible, holdTimers, type Locator, type Page, tabTo, test } from '@my-air/e2e';

const deletion = /^\/api\/notificationMessages\/\d+$/;
/** By their place in the page and not by their roles, because a dialog may cover them. */
const rowsOf = (page: Page): Locator => page.locator('main li[aria-labelledby]');

/** Marks a test about the end of the time to undo, which is held for the others. */
const untilTheEnd = '@until-the-end';

test.beforeEach(async ({ page, context, signIn }, { tags }) => {
  if (!tags.includes(untilTheEnd)) await holdTimers(context, 5000);
  await signIn('partner');
  await page.goto('/notifications');
  await expect(rowsOf(page)).toHaveCount(4);
});

test('[NT-05] [NT-10] what is archived can be undone by keyboard alone, and nothing was sent to the server', async ({
  page,
  sandbox,
}) => {
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Move to the archive' }).first());
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: /F6/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Info' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(undo).toHaveCount(0);
  expect((await sandbox.log()).filter(({ path }) => deletion.test(path))).toEqual([]);
});

test('[NT-05] what was archived stays so when the page is left before the time to undo is over, and is told once', async ({
  page,
  sandbox,
}) => {
  const told = async () =>
    (await sandbox.log()).filter(({ path }) => deletion.test(path)).map(({ status }) => status);
  await page.getByRole('button', { name: 'Move to the archive' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await told()).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(told).toEqual([204]);
  await page.goto('/notifications');
  await expect(rowsOf(page)).toHaveCount(3);
  expect(await told()).toEqual([204]);
});

test('[NT-05] a tab that is closed tells what was archived in it', async ({ page, context, sandbox }) => {
  const other = await context.newPage();
  await other.goto('/notifications');
  await expect(rowsOf(other)).toHaveCount(4);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Move to the archive' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await sandbox.log()).filter(({ path }) => deletion.test(path)).length)
    .toBe(1);
  await other.reload();
  await expect(rowsOf(other)).toHaveCount(3);
});

const leavesOtherTab = '[NT-12] what is archived in one tab leaves the other once it can no longer be undone';
test(leavesOtherTab, { tag: untilTheEnd }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/notifications');
  await expect(rowsOf(other)).toHaveCount(4);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Move to the archive' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(rowsOf(other)).toHaveCount(3);
});

test('[NOTE-01] [NT-12] [NT-13] what comes with the clock floats over the screen, counts at the bell, and is marked as new in the list', async ({
  page,
  sandbox,
}) => {
  const firstRead = page.waitForResponse(/\/api\/notificationMessages/);
  await page.goto('/another-page');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await firstRead;
  await sandbox.advance(7200, { keepSessions: true });
  const floating = page.getByRole('region', { name: /F6/ }).getByText('Your monthly report is ready');
  // Notifications that were read within the last second are not read again.
  await expect(async () => {
    await comeBack(page);
    await expect(floating).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(bell).toContainText('1');
  await bell.click();
  const line = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: 'Your monthly report is ready' });
  await expect(line.getByText('New', { exact: true })).toBeVisible();
  await expect(bell).not.toContainText('1');
  await page.getByRole('link', { name: 'All notifications and the archive' }).click();
  await expect(rowsOf(page)).toHaveCount(5);
});

test('[SH-24] [NT-13] the inbox is walked by keyboard alone: preferences, a reply, a rating, the archive', async ({
  page,
}) => {
  await tabTo(page, page.getByRole('button', { name: 'Preferences' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  const news = dialog.getByRole('region', { name: 'Count on the bell' }).getByRole('switch').first();
  await tabTo(page, news);
  await page.keyboard.press('Space');
  await expect(news).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preferences' })).toBeFocused();

  const notice = rowsOf(page).filter({ hasText: 'Licensing income is here' });
  await tabTo(page, notice.getByRole('button', { name: 'Reply' }));
  await page.keyboard.press('Enter');
  await expect(notice.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Thank you');
  await tabTo(page, notice.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(notice.getByText('You have replied')).toBeVisible();

  const question = page.getByRole('form', { name: /recommend/ });
  await tabTo(page, question.getByRole('radio', { name: '0', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(question.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await tabTo(page, question.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You gave 1 of 10/)).toBeVisible();

  await page.reload();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Archive', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?list=archive$/);
  await expect(page.getByText('Your audit is done')).toBeVisible();
});

/** Hides the page and shows it again, which reads news immediately. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}

test('[NT-12] with a thousand open notifications the page answers', async ({ page }) => {
  const open = Array.from({ length: 1_000 }, (_, place) => ({
    id: 10_000 + place,
    type: 'info',
    created_at: new Date(Date.UTC(2026, 10, 20) - place * 3_600_000).toISOString(),
    summary: `Notice ${place + 1}`,
    url: null,
  }));
  await page.route('**/api/notificationMessages', (route) =>
    route.fulfill({ json: { active_notifications: open, archive_notifications: [] } }),
  );
  await page.goto('/notifications');
  await expect(rowsOf(page)).toHaveCount(100);
  await page.getByRole('button', { name: /^Show 200 of/ }).click();
  await expect(rowsOf(page)).toHaveCount(300);
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Nothing in the archive yet')).toBeVisible({ timeout: 1_000 });
});

test('[NAV-31] Back closes the dialog, the screen stays, and the next Back goes back', async ({ page }) => {
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page).toHaveURL(/list=archive/);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Preferences' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/list=archive/);
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/list=archive/);
  await expect(rowsOf(page)).toHaveCount(4);
});
