import { expect, expectAccessible, test } from '@my-air/e2e';

test('[ADS-01] [MX-05] [MX-06] [NAV-34] settings of all channels are previewed, saved and undone', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/ads-boost');
  await expect(page.getByText('Same as all channels').first()).toBeVisible();
  await expectAccessible(page);
  const withBreaks = await page.getByText(/^\d+ of \d+$/).innerText();
  await page.getByRole('link', { name: 'Configure all channels' }).click();
  const enabled = page.getByRole('switch', { name: 'Add breaks to long videos' });
  await enabled.click();
  // Switched off, exactly the videos change that had breaks.
  await expect(page.getByText(`${withBreaks} videos change`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo the last change' });
  await expect(undo).toBeVisible();
  await page.goto('/ads-boost');
  await expect(page.getByText(withBreaks.replace(/^\d+/, '0'), { exact: true })).toBeVisible();
  await page.goto('/ads-boost/yt-channels/config');
  await expect(enabled).not.toBeChecked();
  await enabled.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await undo.click();
  await expect(enabled).not.toBeChecked();
});

const channel = '/ads-boost/yt-channels/UCmaisternia000000000000/config';
const isOn = 'Add breaks to long videos';

test('[ADS-01] [MX-07] two browsers: a field that both changed is decided in front of the person', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('partner');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  for (const tab of [page, other]) {
    await tab.goto(channel);
    await tab.getByRole('switch', { name: isOn }).click();
  }
  await other.getByRole('switch', { name: isOn }).click();
  await other.getByRole('switch', { name: /Place breaks automatically/ }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Undo the last change' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'These settings were changed elsewhere' });
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Yours: No' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo the last change' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: isOn })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /Place breaks automatically/ })).not.toBeChecked();
});

test('[SH-11] [MX-07] an edit survives a reload, is the same in a second tab, and ends in both when it is saved', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto(channel);
  await page.getByRole('switch', { name: isOn }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: isOn })).not.toBeChecked();
  const other = await page.context().newPage();
  await other.goto(channel);
  await expect(other.getByRole('switch', { name: isOn })).not.toBeChecked();
  await other.getByRole('switch', { name: /Place breaks automatically/ }).click();
  await expect(page.getByRole('switch', { name: /Place breaks automatically/ })).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'Break quality' })).toBeVisible();
  await expectAccessible(page);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByRole('switch', { name: isOn })).not.toBeChecked();
});

test('[ADS-01] [MX-07] changes are not left behind unasked, and are there when the user comes back', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/ads-boost/yt-channels/config');
  await page.getByRole('switch', { name: 'Add breaks to long videos' }).click();
  const away = page.getByRole('navigation').getByRole('link', { name: 'Ads boost' }).first();
  await away.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/ads-boost\/yt-channels\/config$/);
  await expect(page.getByRole('switch', { name: 'Add breaks to long videos' })).not.toBeChecked();
  await away.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/ads-boost$/);
  await page.goto('/ads-boost/yt-channels/config');
  await expect(page.getByRole('switch', { name: 'Add breaks to long videos' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});
