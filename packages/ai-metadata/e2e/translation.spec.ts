import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

test.beforeEach(async ({ signIn }) => {
  await signIn('partner');
});

test('[NAV-28] the area leads to the translation, and each of its pages opens directly', async ({ page }) => {
  await page.goto('/ai-metadata');
  await expect(page).toHaveURL(/\/ai-metadata\/translation$/);
  const pages = {
    translation: 'AI translation',
    packages: 'Translation packages',
    instruction: 'How AI translation works',
    about: 'About AI translation',
  };
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(`/ai-metadata/${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[AIM-08] how it works and what it is are explained, and a channel leads to its statistics', async ({
  page,
}) => {
  await page.goto('/ai-metadata/instruction');
  const steps = page.getByRole('main').getByRole('list').getByRole('listitem');
  for (const step of ['Connect the channel', 'Select videos', 'Check the price', 'Start and leave']) {
    await expect(steps.filter({ hasText: step })).toHaveCount(1);
  }
  await page.goto('/ai-metadata/about');
  for (const promise of ['The price first', 'Nothing is cut', 'Undo for 7 days', 'Not a human translator']) {
    await expect(page.getByRole('heading', { level: 2, name: promise })).toBeVisible();
  }
  await page.goto('/ai-metadata/translation');
  await expect(page.getByRole('link', { name: /^Statistics/ })).toHaveAttribute(
    'href',
    /^https:\/\/studio\.youtube\.com\/channel\//,
  );
});

const balance = (page: Page) => page.getByText(/^[\d,]+ translations available$/);
const readBalance = async (page: Page) => Number((await balance(page).innerText()).replace(/\D/g, ''));

test('[AIM-03] on a phone, what is done with the selection is above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/ai-metadata/translation');
  const boxes = page.getByRole('table', { name: 'Videos' }).getByRole('checkbox', { disabled: false });
  await boxes.nth(1).check();
  const translate = page.getByRole('button', { name: 'Translate', exact: true });
  // Asked of the page, since a click would scroll until nothing covers the button.
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => translate.evaluate(isOnTop)).toBe(true);
  await translate.click();
  await expect(page.getByRole('dialog', { name: 'Translate 1 video' })).toBeVisible();
});

/** The orders, the latest first. */
const orders = (page: Page) =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: '$' });

test('[AIM-07] [NAV-31] [TR-19] a payment that the bank declines is said, and nothing is charged', async ({
  page,
}) => {
  await page.goto('/ai-metadata/packages');
  const before = await readBalance(page);
  await page.getByRole('button', { name: /^Buy 100 translations for \$9/ }).click();
  await page.getByRole('button', { name: 'Let the bank decline it' }).click();
  const failed = page.getByRole('dialog', { name: 'Payment failed' });
  await expect(failed).toContainText('Nothing was bought.');
  await expectAccessible(page);
  await failed.getByRole('button', { name: 'Choose a package' }).click();
  await expect(failed).toBeHidden();
  await expect(orders(page).first()).toContainText('Payment failed');
  await expect(balance(page)).toHaveText(`${before} translations available`);
});

test('[AIM-06] [TR-12] unsaved settings of auto mode are kept when the mode is left by mistake', async ({
  page,
}) => {
  await page.goto('/ai-metadata/translation');
  const modes = page.getByRole('navigation', { name: 'Translation mode' });
  await modes.getByRole('link', { name: 'New videos automatically' }).click();
  await page.getByRole('checkbox', { name: 'Short', exact: true }).click();
  await modes.getByRole('link', { name: 'Videos', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('checkbox', { name: 'Short', exact: true })).toBeChecked();
  await modes.getByRole('link', { name: 'Videos', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('table', { name: 'Videos' })).toBeVisible();
  // A choice that was left on purpose is not kept.
  await modes.getByRole('link', { name: 'New videos automatically' }).click();
  await expect(page.getByRole('checkbox', { name: 'Short', exact: true })).not.toBeChecked();
});

test('the control room says what goes wrong with translations, and that they work as usual again', async ({
  page,
  sandbox,
  expectedConsole,
}) => {
  // Its readers are developers: it names the calls by the paths of the contract.
  expectedConsole.push(/^A user reads "[A-Z]+ api\/\S*\{\w+\}\S*" at \/sandbox$/);
  await page.goto(`${sandbox.url}/sandbox`);
  const room = page.getByRole('region', { name: 'AI translation' });
  await expect(room.getByText('They work as usual.')).toBeVisible();
  await room.getByLabel('Quota of a channel a day').fill('40');
  await room.getByLabel('Take access back after').fill('25');
  await room.getByLabel('Seconds before a batch').fill('2');
  await room.getByRole('button', { name: 'Set' }).click();
  await expect(
    room.getByText('7 % fail, 2 s before a batch, access is taken back after 25, 40 a day'),
  ).toBeVisible();
  await expectAccessible(page);
  await room.getByRole('button', { name: 'Let them work' }).click();
  await expect(room.getByText('They work as usual.')).toBeVisible();
});
