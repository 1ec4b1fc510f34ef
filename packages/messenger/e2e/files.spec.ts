import { Buffer } from 'node:buffer';

import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

const feed = (page: Page) => page.getByRole('feed', { name: 'Messages of this chat' });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const unsent = (page: Page) => feed(page).getByRole('article', { name: 'Your message that is not sent yet' });

// A film begins with its kind, or the server takes it for something else.
const head = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0', 'latin1');
const video = {
  name: 'rough-cut.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([head, Buffer.alloc(2_000_000 - head.length, 7)]),
};

async function openChat(page: Page): Promise<void> {
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
  await expect(composer(page)).toBeVisible();
}

async function choose(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(video);
  await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('rough-cut.mp4');
}

/** A connection whose bytes per second the test can set; 0 is no limit. */
async function openLine(page: Page): Promise<(bytes: number) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  return (bytes) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes || -1,
    });
}

test('[MS-12] [MS-03] a file on its way says how far it is, can be stopped, and is sent when it is wanted again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  await openChat(page);
  const throttle = await openLine(page);
  await throttle(60_000);
  await choose(page);
  await composer(page).fill('The rough cut');
  await composer(page).press('Enter');
  const bar = unsent(page).getByRole('progressbar', { name: 'Sending the files' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(unsent(page)).toContainText(/of 2\sMB/);
  await expectAccessible(page);
  await unsent(page).getByRole('button', { name: 'Stop' }).click();
  await expect(unsent(page)).toContainText('Stopped, not sent');
  const sends = async () =>
    (await sandbox.log()).filter(
      ({ method, path, status }) => method === 'POST' && path.endsWith('/messages') && status === 200,
    ).length;
  expect(await sends()).toBe(0);
  await throttle(0);
  await unsent(page).getByRole('button', { name: 'Send again' }).click();
  await expect(unsent(page)).toHaveCount(0);
  await expect(feed(page).getByRole('article', { name: /The rough cut/ })).toContainText('rough-cut.mp4');
  expect(await sends()).toBe(1);
});

test('[MS-04] [MS-12] files that were chosen are there again when the chat is, and are sent with their bytes', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await openChat(page);
  await choose(page);
  await composer(page).fill('With the cut');
  await page.goBack();
  await expect(composer(page)).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('rough-cut.mp4');
  await composer(page).press('Enter');
  const sent = feed(page).getByRole('article', { name: /With the cut/ });
  await expect(sent).toContainText('rough-cut.mp4');
  await expect(sent).toContainText('2 MB');
  await page.reload();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files to send' })).toHaveCount(0);
});
