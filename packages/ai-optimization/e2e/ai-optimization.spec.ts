import { expect, expectAccessible, test } from '@my-air/e2e';

test('[AIO-01] [MX-08] [NAV-34] a suggestion is edited, accepted and taken back, and each stays so over a reload', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/ai-optimization');
  const row = page.getByRole('article', { name: /^Title: C\+\+ for woodworkers/ });
  await expect(row.locator('del')).toContainText('#code');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('textbox', { name: 'Title' }).fill('C++ for woodworkers, in one evening');
  await row.getByRole('button', { name: 'Accept this text' }).click();
  const accepted = page.getByRole('article', { name: 'Title: C++ for woodworkers, in one evening' });
  await expect(accepted.getByText('Accepted', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Accepted' }).click();
  await accepted.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^Waiting/ }).click();
  await expect(row.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
});

test('[AIO-01] a video that its creator changed meanwhile is not overwritten unseen', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/ai-optimization');
  const row = page.getByRole('article', { name: /^Title: C\+\+ for woodworkers/ });
  await expect(row).toBeVisible();
  await sandbox.advance(25 * 3600, { keepSessions: true });
  await row.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(row.getByText(/The video has changed since/)).toBeVisible();
  await expect(row.locator('del').last()).toContainText('оновлено');
  await row.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
});

test.describe('the dialog of prompts', () => {
  test.use({ keepsPendingModals: true });

  test('[MX-08] [AIO-01] the prompts are asked for once, and the screen opens the same dialog', async ({
    page,
    signIn,
  }) => {
    await signIn('partner');
    await page.goto('/ai-optimization');
    const dialog = page.getByRole('dialog', { name: 'Choose AI prompts' });
    await dialog.getByRole('checkbox', { name: /Short for phones/ }).check();
    await expectAccessible(page);
    const answered = page.waitForResponse((response) => response.url().includes('/api/modal-prompts/'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await answered).request().postDataJSON()).toEqual({ status: 'accepted' });
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Choose prompts' }).click();
    await expect(dialog.getByRole('checkbox', { name: /Short for phones/ })).toBeChecked();
    await dialog.getByRole('checkbox', { name: /Ask viewers/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Write suggestions' }).click();
    await expect(page.getByText(/suggestions? (was|were) added/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'AI optimization' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
