import { expect, expectAccessible, signInThroughProvider, test } from './fixtures.ts';

test.describe('services', () => {
  test('[MKT-01] [MK-01] filters stand in the address, and Back brings them and the place back', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/services?subscribers=any');
    const services = page.getByRole('region', { name: 'Services', exact: true });
    await expect(services.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search the services' }).fill('thumbnial');
    await expect(services.getByRole('article').first()).toContainText(/thumbnail/i);
    await expect(page).toHaveURL(/q=thumbnial/);
    await services.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\/\d+$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/q=thumbnial/);
    await expect(page.getByRole('searchbox', { name: 'Search the services' })).toHaveValue('thumbnial');
  });

  test('[MKT-01] the four anchors of old links show their bundles', async ({ page, signIn }) => {
    await signIn('ambassador');
    for (const anchor of ['basic-package', 'earn-more-money', 'grow-faster-on-youtube', 'kids-and-teens']) {
      await page.goto(`/services#${anchor}`);
      await page.reload();
      await expect(page.getByRole('button', { name: /^Take away: Bundle:/ })).toBeVisible();
    }
  });

  test('[NAV-27] former addresses lead to the present ones', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/ecosystem');
    await expect(page).toHaveURL(/\/services$/);
    await page.goto('/ecosystem/1');
    await expect(page).toHaveURL(/\/services\/1$/);
  });

  test('[MKT-07] the assistant finds services, and its choice can be taken back', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/services');
    await page
      .getByRole('textbox', { name: 'Your question to the assistant' })
      .fill('I need better thumbnails');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('list', { name: 'Services found' }).getByRole('article').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/picked=/);
    await page.getByRole('button', { name: /^Take away: The assistant/ }).click();
    await expect(page).not.toHaveURL(/picked=/);
    await page.reload();
    await expect(page.getByText('I need better thumbnails').first()).toBeVisible();
  });

  test('[NAV-15] [MK-09] a link of a campaign survives the sign-in, pins its service and shows it', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/?lead_source=air&product=1');
    await expect(page).not.toHaveURL(/lead_source|product=/);
    const kept = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(kept).toEqual(expect.arrayContaining(['lead_source', 'product']));
    await signInThroughProvider(page, 'ambassador');
    await expect(page).toHaveURL(/\/services\/1$/);
    const pins = (await sandbox.log()).filter(({ path }) => path.endsWith('/products/1/pin'));
    expect(pins).toHaveLength(1);
    expect(
      (await page.context().cookies()).filter(({ name }) => /^(lead_source|product)$/.test(name)),
    ).toEqual([]);
  });
});
