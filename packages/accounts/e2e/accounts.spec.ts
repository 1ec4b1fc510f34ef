import { expect, expectAccessible, expectAnnounced, type Page, type Sandbox, test } from '@my-air/e2e';

const channels = '/accounts/youtube';
// Less wide than a table of many channels needs.
test.use({ viewport: { width: 1024, height: 900 } });

const card = (page: Page, name: string) => page.getByRole('article', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function openChannels(page: Page, path = channels, name = 'Channels'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name, includeHidden: true })).toBeVisible();
}

/** Chooses at the platform's stand-in, and comes back. */
async function chooseAtPlatform(page: Page, choice: string | RegExp, decision = 'Allow'): Promise<void> {
  await expect(page.getByRole('heading', { name: /wants access to your/ })).toBeVisible();
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: decision }).click();
  // The server's message about the channel may be in a dialog over the screen already.
  await expect(page.getByRole('heading', { level: 1, name: 'Channels', includeHidden: true })).toBeVisible();
}

/** Opens the dialog that adds channels, and writes there. */
async function writeLinks(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a channel' }).click();
  await dialog(page)
    .getByLabel(/Link or username/)
    .fill(text);
}

async function addYouTube(page: Page): Promise<void> {
  await writeLinks(page, 'https://www.youtube.com/@kite.films?si=abc');
  await dialog(page).getByRole('button', { name: 'Continue with YouTube' }).click();
  await dialog(page).getByRole('button', { name: 'Go to YouTube' }).click();
}

/** The last parts of the addresses at which channels were changed. */
async function channelWrites(sandbox: Sandbox): Promise<(string | undefined)[]> {
  const writes = (await sandbox.log()).filter(
    ({ method, path }) => method === 'POST' && path.includes('/api/channels/'),
  );
  return writes.map(({ path }) => path.split('/').at(-1));
}

test.describe('adding a channel', () => {
  test('[USER-07] [CH-09] a channel of somebody else is told, for longer than other messages', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await signIn('ambassador');
    await openChannels(page);
    await addYouTube(page);
    await chooseAtPlatform(page, /Added to another account already/);
    await expectAnnounced(page, 'This channel is not yours');
    // From here on the test alone moves the clock.
    await page.clock.pauseAt(Date.now() + 1_000);
    const message = page.getByRole('region', { name: /^Notices/ }).getByText('This channel is not yours');
    // Other messages go after 3 s, failures after 5 s.
    await page.clock.runFor(6_000);
    await expect(message).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(message).toHaveCount(0);
  });

  test('[CH-08] coming back without a channel leaves the connection to be finished', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await openChannels(page);
    await addYouTube(page);
    await chooseAtPlatform(page, /^None/);
    await expectAnnounced(page, 'The channel is not added yet');
    await page.getByRole('button', { name: 'Finish adding' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a channel from YouTube' })).toBeVisible();
  });

  test('[CH-11] an Instagram profile is added by the address of its page', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('ambassador');
    await openChannels(page);
    await writeLinks(page, 'https://www.instagram.com/Lucia.Cocina/?hl=es');
    await dialog(page).getByRole('button', { name: 'Add profile' }).click();
    await expect(card(page, 'lucia.cocina')).toBeVisible();
    const requests = await sandbox.log();
    expect(
      requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/instagram/add')),
    ).toHaveLength(1);
  });

  test('[ACC-02] [CH-11] several lines add several profiles, and one that is taken is told and stays', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('ambassador');
    await openChannels(page);
    const text =
      'https://www.instagram.com/lucia.cocina?igsh=MTIz\n@olena.maisternia\ntiktok.com/@lucia.cocina';
    await writeLinks(page, text);
    await dialog(page).getByRole('radio', { name: 'Instagram' }).check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add 3 profiles' }).click();
    const results = page.getByRole('region', { name: 'Add profiles' });
    await expect(results.getByText('@olena.maisternia is already added to another account.')).toBeVisible();
    await expect(results.getByText(/2 profiles added/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(results).toHaveCount(0);
    await expect(card(page, 'lucia.cocina')).toHaveCount(2);
    expect(await channelWrites(sandbox)).toEqual(['add', 'add', 'add']);
    await page.getByRole('button', { name: 'Add a channel' }).click();
    await expect(dialog(page).getByLabel(/Link or username/)).toHaveValue('@olena.maisternia');
  });
});

test('[AUTH-07] the permissions are listed as the page of YouTube lists them', async ({ page, signIn }) => {
  await signIn('ambassador');
  await openChannels(page);
  await writeLinks(page, 'youtube.com/@kite.films');
  await dialog(page).getByRole('button', { name: 'Continue with YouTube' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a channel from YouTube' })).toBeVisible();
  // Each has our reason below it.
  const ours = (await dialog(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
  await dialog(page).getByRole('button', { name: 'Go to YouTube' }).click();
  await expect(page.getByRole('heading', { name: /wants access to your/ })).toBeVisible();
  expect(await page.getByRole('listitem').allInnerTexts()).toEqual(ours);
});

test.describe('joining', () => {
  test('[ACC-04] [CH-02] a channel without a country joins with the one of the profile', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('partner');
    await openChannels(page);
    await card(page, 'Tiny Workshop').getByRole('button', { name: 'Apply' }).click();
    await expectAnnounced(page, 'Application sent');
    await expect(card(page, 'Tiny Workshop').getByText('Application received')).toBeVisible();
    expect(await channelWrites(sandbox)).toEqual(['country', 'join']);
  });

  test('[ERR-10] [CH-03] a lost token leads to YouTube, and the same join goes on after it', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('partner');
    await openChannels(page);
    await card(page, 'Lathe Lessons').getByRole('button', { name: 'Apply' }).click();
    await chooseAtPlatform(page, /^Lathe Lessons/);
    await expectAnnounced(page, 'Application sent');
    await expect(card(page, 'Lathe Lessons').getByText('Application received')).toBeVisible();
    const joins = (await sandbox.log()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/join'),
    );
    expect(joins.map(({ status }) => status)).toEqual([400, 200]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('join_'))),
    ).toEqual([]);
  });

  test('[CH-04] the date passes while the page is open, and the button opens', async ({ page, signIn }) => {
    await page.clock.install({ time: new Date() });
    await signIn('partner');
    await openChannels(page);
    const again = card(page, 'Old Cuts').getByRole('button', { name: 'Apply again' });
    await expect(again).toBeDisabled();
    await expect(card(page, 'Old Cuts').getByText(/You can apply again on .* \(24 days\)/)).toBeVisible();
    await page.clock.setSystemTime(new Date(Date.now() + 25 * 86_400_000));
    await page.clock.runFor(61_000);
    await expect(again).toBeEnabled();
  });
});

test.describe('one channel', () => {
  const details = `${channels}?channel=UCmaisternia000000000000`;

  test('[ACC-05] its page opens from the address, with where its views come from, and leads to the next one and back to the list', async ({
    page,
    signIn,
  }) => {
    await signIn('partner');
    await openChannels(page, details, 'Майстерня Олени');
    await expect(page).toHaveTitle('Майстерня Олени - My AIR');
    await expect(page.getByRole('table', { name: 'Where views come from' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(/^Майстерня Олени: \d+ of \d+$/)).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: 'Майстерня Олени' })).toBeHidden();
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: 'Майстерня Олени' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/accounts\/youtube$/);
  });

  test('[ACC-03] [CH-10] it is disconnected once its name is typed', async ({ page, signIn }) => {
    await signIn('partner');
    await openChannels(page, details, 'Майстерня Олени');
    await page.getByRole('button', { name: 'Disconnect channel' }).click();
    const confirm = page.getByRole('alertdialog');
    await expectAccessible(page);
    // Other letters are another name.
    await confirm.getByRole('textbox').fill('майстерня олени');
    await expect(confirm.getByRole('button', { name: 'Disconnect' })).toBeDisabled();
    await confirm.getByRole('textbox').fill('Майстерня Олени');
    await confirm.getByRole('button', { name: 'Disconnect' }).click();
    await expectAnnounced(page, 'Майстерня Олени is disconnected');
    await page.reload();
    await expect(card(page, 'Olena Unboxed')).toBeVisible();
    await expect(card(page, 'Майстерня Олени')).toBeHidden();
  });

  test('[ACC-03] [ACC-05] [CH-10] of two profiles with one name at two platforms, each has its page, and one alone is disconnected', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('partner');
    await openChannels(page, `${channels}?channel=instagram:olena.maisternia`, 'Олена · майстерня');
    await expect(page.getByText('48.1K')).toBeVisible();
    await openChannels(page, `${channels}?channel=tiktok:olena.maisternia`, 'Olena makes things');
    await page.getByRole('button', { name: 'Disconnect channel' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('textbox').fill('Olena makes things');
    await confirm.getByRole('button', { name: 'Disconnect' }).click();
    await expectAnnounced(page, 'Olena makes things is disconnected');
    await page.reload();
    await expect(card(page, 'Олена · майстерня')).toBeVisible();
    await expect(card(page, 'Olena makes things')).toBeHidden();
    const deletions = (await sandbox.log()).filter(({ method }) => method === 'DELETE');
    expect(deletions.map(({ path }) => path)).toEqual(['/api/channels/tiktok/olena.maisternia']);
  });
});

test('[NAV-23] the addresses of the platforms lead to the channels, unless the settings give them pages', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await openChannels(page);
  for (const path of ['/accounts', '/accounts/instagram', '/accounts/tiktok']) {
    await openChannels(page, path);
    await expect(page).toHaveURL(/\/accounts\/youtube$/);
  }
  await sandbox.configure({ flags: { instagramTiktokPages: true, pt: true, idempotencyKey: true } });
  await openChannels(page, '/accounts/tiktok');
  await expect(page).toHaveURL(/\/accounts\/tiktok$/);
  await expect(card(page, 'Olena makes things')).toBeVisible();
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Instagram' }).click();
  await expect(card(page, 'Олена · майстерня')).toBeVisible();
});

test.describe('contacts', () => {
  test.use({ keepsPendingModals: true });

  test('[USER-03] [NAV-32] the question for contacts is answered, and does not come back', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('partner');
    await openChannels(page);
    const question = page.getByRole('dialog', { name: 'How can we reach you?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Add another contact' }).click();
    await question.getByRole('textbox', { name: /Telegram/ }).fill('@olena');
    await sandbox.arm({ endpoint: 'POST api/profile/contacts', status: 500, times: 1 });
    await question.getByRole('button', { name: 'Save contacts' }).click();
    await expect(question.getByText('Something went wrong on our end. Try again.')).toBeVisible();
    await expect(question.getByRole('textbox', { name: /Telegram/ })).toHaveValue('@olena');
    await question.getByRole('button', { name: 'Save contacts' }).click();
    await expectAnnounced(page, 'Contacts saved');
    await page.reload();
    await expect(card(page, 'Olena Unboxed')).toBeVisible();
    // The dialogs that the server requires come with the code of all features, after the first paint.
    await page.waitForLoadState('networkidle');
    await expect(question).toBeHidden();
  });
});

test('[SH-13] staff who acts for the creator can look, and not disconnect', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('staff');
  const answer = await page.request.post(`${sandbox.url}/sandbox/api/impersonate`, {
    data: { persona: 'partner' },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/impersonate');
  await page.waitForURL(channels);
  await openChannels(page, `${channels}?channel=UCmaisternia000000000000`, 'Майстерня Олени');
  await expect(page.getByRole('table', { name: 'Where views come from' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect channel' })).toBeDisabled();
});
