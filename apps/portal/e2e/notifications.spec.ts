import { expect, expectAccessible, leaveDialogs, test } from './fixtures.ts';

const deleted = /^\/api\/notificationMessages\/\d+$/;

test.beforeEach(async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/notifications');
  await leaveDialogs(page);
});

test('[NT-05] what is archived can be undone by keyboard alone, and after that the server has heard nothing', async ({
  page,
  sandbox,
}) => {
  const rows = page
    .getByRole('main')
    .getByRole('list', { name: /not archived/ })
    .getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move to the archive' }).first().press('Enter');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  expect((await sandbox.log()).filter(({ path }) => deleted.test(path))).toEqual([]);
});

test('[NT-05] what was archived stays so when the page is left before the time to undo is over', async ({
  page,
  sandbox,
}) => {
  await page.getByRole('button', { name: 'Move to the archive' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('about:blank');
  await expect
    .poll(async () =>
      (await sandbox.log()).filter(({ path }) => deleted.test(path)).map(({ status }) => status),
    )
    .toEqual([204]);
});

test('[NT-12] what is archived in one tab leaves the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/notifications');
  await leaveDialogs(other).catch(() => {});
  const rows = other
    .getByRole('main')
    .getByRole('list', { name: /not archived/ })
    .getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Move to the archive' }).first().click();
  await expect(rows).toHaveCount(3);
});

test('[NT-06] [NT-07] a question is answered with words, and not asked again', async ({ page }) => {
  const form = page.getByRole('form', { name: /recommend/ });
  await form.getByRole('radio', { name: '9' }).check();
  await form.getByRole('textbox').fill('Quick help');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/You gave 9 of 10/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You gave 9 of 10/)).toBeVisible();
  await expect(page.getByText('Quick help')).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('[NOTE-01] the archive has an address of its own, and news come with the clock', async ({
  page,
  sandbox,
}) => {
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL(/\?list=archive$/);
  await expect(page.getByText('Your audit is done')).toBeVisible();
  await expectAccessible(page);
  await sandbox.advance(7200);
  await page.goto('/notifications');
  await expect(page.getByText('Your monthly report is ready')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your monthly report is ready' })).toContainText(
    'New',
  );
});
