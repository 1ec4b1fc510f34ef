import {
  expect,
  expectAccessible,
  expectAnnounced,
  type Page,
  signInThroughProvider,
  test,
} from '@my-air/e2e';

const questionOf = (page: Page) => page.getByRole('textbox', { name: 'Your question to the assistant' });

test('[MKT-04] [NAV-31] a channel that has not joined joins first, from the country of the profile, then the request is sent', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/services/16');
  await page
    .getByRole('complementary', { name: 'At a glance' })
    .getByRole('button', { name: 'Request', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Tiny Workshop/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectAnnounced(page, 'Request for Thumbnail studio sent');
  const writes = (await sandbox.log()).filter(
    ({ method, path }) => method === 'POST' && /\/(country|join|16)$/.test(path),
  );
  expect(writes.map(({ path }) => path.split('/').at(-1))).toEqual(['country', 'join', '16']);
});

test('[NAV-31] its dialog makes way for what is done about a service', async ({ page, signIn }) => {
  await signIn('ambassador');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const dialog = page.getByRole('dialog');
  await questionOf(page).fill('I need better thumbnails');
  await page.keyboard.press('Enter');
  const studio = dialog.getByRole('article', { name: 'Thumbnail studio' });
  await expect(studio).toBeVisible();
  await expectAccessible(page);
  await studio.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Request Thumbnail studio' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await dialog.getByRole('link', { name: 'Thumbnail studio', exact: true }).click();
  await expect(page).toHaveURL(/\/services\/16$/);
  await expect(dialog).toBeHidden();
});

test.describe('[NAV-15] [MK-09] a link of a campaign', () => {
  test('outlasts pages that are left at once, a reload and a sign-in of several pages; it pins once and shows the service', async ({
    page,
    sandbox,
  }) => {
    const campaign = async () =>
      (await page.context().cookies()).filter(({ name }) => /^(lead_source|product)$/.test(name));
    await page.goto('/?lead_source=air&product=1');
    await expect(page).not.toHaveURL(/lead_source|product=/);
    await expect
      .poll(async () => (await campaign()).map(({ name, value }) => `${name}=${value}`).sort())
      .toEqual(['lead_source=air', 'product=1']);
    const inADay = Date.now() / 1000 + 86_400;
    for (const { expires } of await campaign()) expect(Math.abs(expires - inADay)).toBeLessThan(3600);
    await page.goto('/login');
    await page.reload();

    await signInThroughProvider(page, 'ambassador');
    await expect(page).toHaveURL(/\/services\/1$/);
    await expect.poll(campaign).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pins = (await sandbox.log()).filter(({ path }) => path.endsWith('/products/1/pin'));
    expect(pins).toHaveLength(1);
  });
});
