import { expect, type Locator, type Page, type Request, test } from '@my-air/e2e';

const listIds = async (page: Page, path: string, name: 'orders' | 'jobs'): Promise<readonly string[]> => {
  const answer = await page.request.get(path, { headers: { accept: 'application/json' } });
  const list = ((await answer.json()) as Partial<Record<string, { id: string | number }[]>>)[name] ?? [];
  return list.map(({ id }) => String(id));
};

/** Presses a button of each tab in the same moment. */
const pressBoth = (buttons: readonly Locator[]) =>
  Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));

/** Waits until a tab's call that starts a translation has ended, with or without an answer. */
const waitForStart = (tab: Page) => {
  const isStart = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/batch-translations');
  return Promise.race([
    tab.waitForEvent('requestfinished', isStart),
    tab.waitForEvent('requestfailed', isStart),
  ]);
};

for (const hasKeys of [true, false]) {
  const server = hasKeys ? 'a server with keys' : 'a server without keys';
  const flags = { instagramTiktokPages: true, pt: true, idempotencyKey: hasKeys };

  test(`[AIM-07] [TR-19] two tabs that press in the same moment buy one package, ${hasKeys ? 'also where the first answer is lost: ' : ''}${server}`, async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    await sandbox.configure({ flags });
    await signIn('partner');
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await tab.goto('/ai-metadata/packages');
    const buttons = tabs.map((tab) => tab.getByRole('button', { name: /^Buy 500 translations for/ }));
    for (const button of buttons) await expect(button).toBeEnabled();
    const before = await listIds(page, '/api/finances-ai/orders', 'orders');
    // The browser itself repeats a POST whose connection is cut, which only a server with keys can recognise
    // (decision 16).
    if (hasKeys)
      await sandbox.arm({
        endpoint: 'POST api/finances-ai/packages/{id}/orders',
        dropAnswer: true,
        times: 1,
      });
    await pressBoth(buttons);
    // A tab whose answer was lost says so, and its next press leads to the same payment.
    for (const tab of tabs) {
      const again = tab.getByRole('button', { name: /^Buy 500 translations for/ });
      const payment = tab.getByRole('heading', { name: 'Payment' });
      const failure = tab.getByText('There is no connection. Try again when you are online.');
      await expect(failure.or(payment)).toBeVisible();
      if (await failure.isVisible()) await again.click();
      await expect(payment).toBeVisible();
    }
    expect(other.url(), 'both tabs are at one payment').toBe(page.url());
    const orders = await listIds(page, '/api/finances-ai/orders', 'orders');
    expect(orders.filter((id) => !before.includes(id))).toHaveLength(1);
  });

  test(`[AIM-05] [TR-02] two tabs that press in the same moment start one translation, also where the first answer is lost: ${server}`, async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    await sandbox.configure({ flags });
    await signIn('partner');
    await sandbox.bendTranslations({ batchSize: 1, pauseAfter: 1 });
    await page.goto('/ai-metadata/translation');
    const box = page
      .getByRole('table', { name: 'Videos' })
      .getByRole('row')
      .filter({ hasText: 'Not translated', hasNotText: /Scheduled|Deleted|No source language/ })
      .getByRole('checkbox', { disabled: false });
    for (const place of [0, 1]) await box.nth(place).check();
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    // The selection and the receipt are the same in the other tab.
    const other = await context.newPage();
    await other.goto(page.url());
    const tabs = [page, other];
    const receipt = (tab: Page) => tab.getByRole('dialog', { name: 'Translate 2 videos' });
    const buttons = tabs.map((tab) => receipt(tab).getByRole('button', { name: 'Start translation' }));
    for (const button of buttons) await expect(button).toBeEnabled();
    const before = await listIds(page, '/api/ai-metadata/batch-translations', 'jobs');
    await sandbox.arm({
      endpoint: 'POST api/ai-metadata/channels/{id}/batch-translations',
      dropAnswer: true,
      times: 1,
    });
    const answers = tabs.map(waitForStart);
    await pressBoth(buttons);
    await Promise.all(answers);
    // A start in one tab clears the selection, which closes the receipt of both. Otherwise the second tab is refused by
    // the server, and a tab whose answer was lost says so.
    for (const tab of tabs) {
      const lost = receipt(tab).getByText(
        hasKeys
          ? 'There is no connection. Try again when you are online.'
          : 'This may have been sent. Check before you send it again.',
      );
      const refused = receipt(tab).getByText('None of these videos can be translated');
      await expect
        .poll(async () => (await receipt(tab).isHidden()) || (await lost.or(refused).isVisible()))
        .toBe(true);
    }
    for (const tab of tabs) await expect(tab.getByText(/^[\d,]+ of 2 translated/)).toHaveCount(1);
    const jobs = await listIds(page, '/api/ai-metadata/batch-translations', 'jobs');
    expect(jobs.filter((id) => !before.includes(id))).toHaveLength(1);
  });
}
