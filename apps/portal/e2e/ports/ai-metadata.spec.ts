import {
  expect,
  expectAccessible,
  expectAnnounced,
  type Page,
  plainAppearance,
  remember,
  sidewaysScroll,
  test,
} from '@my-air/e2e';

const channel = /^Cocina Lenta con Lucía/;

/** The texts of the card in a language, under the code that the portal stores. */
const words = {
  en: {
    area: 'AI translation',
    navigation: 'Main navigation',
    more: 'More',
    search: 'Search',
    steps: 'Steps to AI translation',
    agreements: 'Accept the agreements',
    channel: 'Connect a channel',
    capability: 'Get AI translation',
    read: 'Read and accept',
    both: 'I have read and accept these agreements',
    accept: 'Accept',
    connect: 'Connect with YouTube',
    leave: 'Go to YouTube',
    ready: 'AI translation is ready',
  },
  ua: {
    area: 'ШІ-переклад',
    navigation: 'Головна навігація',
    more: 'Ще',
    search: 'Пошук',
    steps: 'Кроки до ШІ-перекладу',
    agreements: 'Прийміть угоди',
    channel: 'Підключіть канал',
    capability: 'Отримати ШІ-переклад',
    read: 'Прочитати й прийняти',
    both: 'Я прочитав(-ла) і приймаю ці угоди',
    accept: 'Прийняти',
    connect: 'Підключити через YouTube',
    leave: 'Перейти до YouTube',
    ready: 'ШІ-переклад готовий до роботи',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

/** The step that the card says is the current one. */
const step = (page: Page, { steps }: Words) =>
  page.getByRole('list', { name: steps }).locator('[aria-current=step]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens both agreements, ticks them and accepts them. */
async function acceptBoth(page: Page, said: Words): Promise<void> {
  await button(page, said.read).click();
  const reader = page.getByRole('dialog');
  await reader.getByRole('checkbox', { name: said.both }).check();
  await reader.getByRole('button', { name: said.accept, exact: true }).click();
  await expect(reader).toBeHidden();
}

/** Leaves for YouTube past the list of its permissions. */
async function leaveForYouTube(page: Page, said: Words): Promise<void> {
  await button(page, said.connect).click();
  await page.getByRole('dialog').getByRole('button', { name: said.leave }).click();
  await expect(page.getByRole('heading', { name: /wants access to your/ })).toBeVisible();
}

/** Gives the access there, and comes back. */
async function allow(page: Page): Promise<void> {
  await page.getByRole('radio', { name: channel }).check();
  await button(page, 'Allow').click();
  await page.waitForURL(/\/ai-metadata\/translation/, { waitUntil: 'domcontentloaded' });
}

/** Goes through all steps without a pause. */
async function join(page: Page, said: Words): Promise<void> {
  await acceptBoth(page, said);
  await leaveForYouTube(page, said);
  await allow(page);
  await button(page, said.capability).click();
  await expectAnnounced(page, said.ready);
}

/**
 * Checks for accessibility violations, texts that are cut at the side, and English where the language is
 * another one.
 */
async function expectWhole(page: Page, said: Words = words.en): Promise<void> {
  await expectAccessible(page);
  if (said !== words.en) {
    await expect(page.getByRole('main')).not.toContainText(/\b(the|your|you|and|first|accept|connect)\b/i);
  }
  expect(await sidewaysScroll(page)).toBe(0);
}

test.beforeEach(async ({ signIn }) => {
  await signIn('ambassador');
});

for (const language of ['en', 'ua'] as const) {
  for (const width of [1440, 360]) {
    test(`[AIM-01] [TR-22] in ${language} at ${width} px a user without the capability gets from the navigation to the first screen, leaving and coming back at each step`, async ({
      page,
    }) => {
      // Eleven pages, one after the other.
      test.setTimeout(300_000);
      const said = words[language];
      await page.setViewportSize({ width, height: 800 });
      await remember(page, { ...plainAppearance, language });
      await page.goto('/home');
      // The screen of home is large: its requests would come before those of the screen that is opened.
      await page.waitForLoadState('networkidle');
      const navigation = page.getByRole('navigation', { name: said.navigation });
      if (width === 360) await navigation.getByRole('button', { name: said.more }).click();
      const entry = width === 360 ? page.getByRole('dialog') : navigation;
      await entry.getByRole('link', { name: said.area }).click();
      await expect(page).toHaveURL(/\/ai-metadata\/translation$/);

      // The agreements: opened and closed, left for another screen, and both accepted in one go.
      await expect(step(page, said)).toContainText(said.agreements);
      await expectWhole(page, said);
      await button(page, said.read).click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: said.both })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, said.read)).toBeFocused();
      await page.goto('/news');
      await page.goBack();
      await expect(step(page, said)).toContainText(said.agreements);
      await acceptBoth(page, said);

      // The channel: the focus is on its button already; left with a reload, and from YouTube's own page.
      await expect(step(page, said)).toContainText(said.channel);
      await expect(button(page, said.connect)).toBeFocused();
      await page.reload();
      await expect(step(page, said)).toContainText(said.channel);
      await expectWhole(page, said);
      await leaveForYouTube(page, said);
      await page.goBack();
      await expect(step(page, said)).toContainText(said.channel);
      await leaveForYouTube(page, said);
      await allow(page);

      // The capability: left for home, and found again by the palette.
      await expect(step(page, said)).toContainText(said.capability);
      await expectWhole(page, said);
      await page.goto('/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: said.search }).first().click();
      await page.getByRole('combobox', { name: said.search }).fill(said.capability);
      await page.getByRole('option', { name: said.capability }).first().click();
      await expect(page).toHaveURL(/\/ai-metadata\/translation$/);
      await expect(step(page, said)).toContainText(said.capability);
      await button(page, said.capability).click();

      // The first screen.
      await expectAnnounced(page, said.ready);
      await expect(page.getByRole('article', { name: channel })).toBeVisible();
      await expect(page.getByRole('list', { name: said.steps })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: said.area })).toBeFocused();
      // Titles of videos are in the language of the channel.
      await expectWhole(page);
    });
  }
}

test('[AIM-01] [MKT-03] a service whose capability the user can obtain leads to the card', async ({
  page,
}) => {
  await page.goto('/services/26');
  await page.getByRole('main').getByRole('button', { name: 'Get access' }).first().click();
  await expect(page).toHaveURL(/\/ai-metadata\/translation$/);
  await expect(step(page, words.en)).toContainText(words.en.agreements);
});

test.describe('[NAV-16] [TR-21] [G-55] the link of a campaign', () => {
  const campaign = async (page: Page) =>
    (await page.context().cookies())
      .filter(({ name }) => name === 'lead_source' || name === 'package')
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted();
  const both = ['lead_source=ai_metadata', 'package=2'];
  const offer = (page: Page) =>
    page.getByRole('article', { name: '500 translations' }).getByText('Your offer');

  test('opens its package once, keeps its cookies, and the offer survives reload, Back and a shared address', async ({
    page,
  }) => {
    await page.goto('/news?lead_source=ai_metadata&package=2');
    await expect(page).toHaveURL(/\/ai-metadata\/packages\?offer=2$/);
    await expect(offer(page)).toBeVisible();
    expect(await campaign(page)).toEqual(both);
    await expectWhole(page);

    await page.reload();
    await expect(page).toHaveURL(/\/ai-metadata\/packages\?offer=2$/);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL(/\/ai-metadata\/instruction$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/ai-metadata\/packages\?offer=2$/);
    await expect(offer(page)).toBeVisible();

    const shared = page.url();
    await page.context().clearCookies({ name: /^(lead_source|package)$/ });
    const other = await page.context().newPage();
    await other.goto(shared);
    await expect(offer(other)).toBeVisible();
  });

  test('leads a user without the capability through the steps, back to the offer, and on to its payment', async ({
    page,
  }) => {
    await page.goto('/?lead_source=ai_metadata&package=2');
    await expect(page).toHaveURL(/\/ai-metadata\/packages\?offer=2$/);
    const buy = page.getByRole('button', { name: /^Buy 500 translations for/ });
    await expect(buy).toBeDisabled();
    await join(page, words.en);
    await expect(page).toHaveURL(/\/ai-metadata\/packages\?offer=2$/);
    await expect(offer(page)).toBeVisible();
    await buy.click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('500 translations available')).toBeVisible();
  });
});
