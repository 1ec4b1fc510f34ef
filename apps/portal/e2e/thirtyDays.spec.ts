import { comeToRest, expect, type Page, type Sandbox, test } from '@my-air/e2e';

const day = 24 * 60 * 60;
/** A day of the month from which the acceptance, the report and the payout all come within 30 days. */
const firstDay = 28;

test.use({ viewport: { width: 360, height: 740 }, keepsPendingModals: true });
// Each day is a visit of its own.
test.setTimeout(600_000);

/** The primary action of the screen: that of the open dialog, else of the main area. */
const primary = (page: Page) =>
  page
    .locator(':is([role="dialog"], [role="alertdialog"], main):visible')
    .last()
    .locator(':is(a, button)[data-variant="primary"]:visible')
    .first();

/** The action of the first card: a catalogue has one for each, and none is the primary one. */
const ofFirstCard = (page: Page) =>
  page.locator('main article button[data-variant="secondary"]:visible:not([aria-disabled="true"])').first();

/** Fills what a form requires: a text with the address of a channel, a choice with its first option. */
async function fillRequired(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  if (!(await dialog.isVisible())) return;
  for (const text of await dialog
    .locator(
      `:is(textarea, input:not([type="checkbox"], [type="radio"])):is([required], [aria-required="true"]):visible`,
    )
    .all())
    if ((await text.inputValue()) === '') await text.fill('https://www.youtube.com/@kite.films');
  // A text that has to be accepted keeps the primary action disabled.
  if (await primary(page).isDisabled())
    for (const tick of await dialog.getByRole('checkbox', { checked: false }).all()) await tick.check();
  for (const choice of await dialog.locator('select[required]:visible').all())
    if ((await choice.inputValue()) === '') await choice.selectOption({ index: 1 });
}

/** Presses the primary action of each screen until the user has come where they want to. */
async function followPrimary(page: Page, sandbox: Sandbox, hasCome: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await hasCome()) return;
    if (page.url().startsWith(sandbox.worldUrl)) {
      await page.getByRole('radio', { name: /^A new channel Nobody/ }).check({ timeout: 2_000 });
      await page.getByRole('button', { name: 'Allow' }).click({ timeout: 2_000 });
    } else {
      await fillRequired(page);
      const action = (await primary(page).count()) > 0 ? primary(page) : ofFirstCard(page);
      await action.click({ timeout: 2_000 });
    }
    expect(await hasCome()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [1_000] });
}

for (const locale of ['en', 'uk'] as const) {
  test(`[HOME-01] [ACC-04] [MKT-04] a new creator comes to the first payout in 30 days by the primary action of each screen, in ${locale}`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const start = new Date();
    let past = ((firstDay + 31 - start.getUTCDate()) % 31) * day;
    await sandbox.advance(past, { keepSessions: true });
    await page.clock.setSystemTime(start.getTime() + past * 1_000);
    const begin = past;
    await page.addInitScript((chosen) => localStorage.setItem('ui_locale', chosen), locale);
    await signIn('new');

    const channel = async () => {
      const { channels } = await (await page.request.get(`${sandbox.url}/api/channels`)).json();
      return (channels as { title: string; status: string }[])[0];
    };
    /** Opens home so many days after the first visit. */
    const visitHome = async (at: number) => {
      const seconds = begin + at * day - past;
      past += seconds;
      if (seconds > 0) await sandbox.advance(seconds, { keepSessions: true });
      await page.clock.setSystemTime(start.getTime() + past * 1_000);
      await page.goto('/home');
      await comeToRest(page);
      await page.evaluate(() => document.querySelector('h1')?.scrollIntoView({ block: 'end' }));
    };
    /** The first view of home says what goes on, until when, and what to press. */
    const expectFirstView = async (step: number) => {
      const sentence = page.locator('main section p').first();
      await expect(sentence).toBeInViewport({ ratio: 1 });
      const steps = page.locator('main section button[aria-expanded]:not([aria-haspopup])').first();
      await expect(steps).toContainText(new RegExp(`${step}\\D+6`));
      await expect(steps).toBeInViewport({ ratio: 1 });
      if ((await primary(page).count()) > 0) await expect(primary(page)).toBeInViewport({ ratio: 1 });
    };

    // Day 0: the welcome, the first channel and its application.
    await visitHome(0);
    await page.getByRole('dialog').waitFor();
    await primary(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFirstView(1);
    await followPrimary(page, sandbox, async () => (await channel())?.status === 'pending');
    await visitHome(0);
    await expectFirstView(3);
    // The review, and the invitation, which YouTube Studio accepts.
    await visitHome(1);
    await expectFirstView(3);
    await visitHome(3);
    await expectFirstView(4);

    // The first visit after the acceptance opens the welcome to the network; it leads to the services.
    await visitHome(8);
    expect((await channel())?.status).toBe('connected');
    await expect(page).toHaveURL(/joined=/);
    const isRequested = async () =>
      (await sandbox.log()).some(
        ({ method, path }) => method === 'POST' && path.includes('/productProvision/'),
      );
    await followPrimary(page, sandbox, isRequested);
    await visitHome(9);
    await expectFirstView(5);

    // The report, and the payout.
    await visitHome(20);
    await expectFirstView(6);
    await followPrimary(page, sandbox, async () => page.url().startsWith(sandbox.worldUrl));
    await page.waitForLoadState();
    // With the payout the path is over, and home says so itself.
    await visitHome(30);
    const answer = await page.request.get(`${sandbox.url}/api/statistics`);
    const { last_payout: paid } = (await answer.json()) as { last_payout: { amount_usd: number } };
    const amount = new RegExp(paid.amount_usd.toFixed(2).replace('.', '[.,]'));
    await expect(page.getByRole('main').getByText(amount).first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main section button[aria-expanded]:not([aria-haspopup])')).toHaveCount(0);
  });
}
