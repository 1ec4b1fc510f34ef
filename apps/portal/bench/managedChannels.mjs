// Home, the channels and the switch of a manager with 200 channels, 50 things to do and 365 days of statistics, in the
// built portal on a phone four times slower: the time from each press to the next paint.
import { benchPortal } from './benchPortal.mjs';
import { phone, reportPresses, watchPresses } from './pressTimes.mjs';

const channelCount = 200;
const toDoCount = 50;
const dayCount = 365;
const day = 86_400_000;

await benchPortal(async ({ report, sandbox, openPage }) => {
  const page = await openPage('partner', phone);
  await page.route('**/api/channels', (route) => route.fulfill({ json: { channels: channels() } }));
  await page.route('**/api/statistics?**', (route) => route.fulfill({ json: statistics() }));
  await watchPresses(page);
  await page.goto(`${sandbox.url}/home`);
  await pressHome(page);
  await reportPresses(report, page, 'home', 320);
  await page.goto(`${sandbox.url}/accounts/youtube`);
  await pressChannels(page);
  await reportPresses(report, page, 'channels', 200);
  await pressSwitch(page);
  await reportPresses(report, page, 'the switch of channels', 250);
});

/** Things to do are put off, the whole list is opened, and one of them is taken back. */
async function pressHome(page) {
  const later = page.getByRole('button', { name: /^Snooze/ });
  await later.first().waitFor();
  for (let turn = 0; turn < 8; turn += 1) await later.first().click();
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  for (let turn = 0; turn < 8; turn += 1) await later.first().click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  for (let turn = 0; turn < 4; turn += 1) {
    await page
      .getByRole('button', { name: /^Show today: / })
      .first()
      .click();
  }
}

/** Channels are filtered, searched letter by letter, drawn as a table, sorted, opened, and chosen. */
async function pressChannels(page) {
  const tab = (name) => page.getByRole('link', { name });
  await tab(/^Needs you/).waitFor();
  for (let turn = 0; turn < 4; turn += 1) await tab(turn % 2 === 0 ? /^Needs you/ : /^All \d/).click();
  await page.getByRole('searchbox', { name: 'Search your channels' }).click();
  for (const letter of 'studio 17') await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  for (let turn = 0; turn < 9; turn += 1) await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Table' }).click();
  const head = (name) => page.getByRole('columnheader').getByRole('button', { name, exact: true });
  for (const column of ['Subscribers', 'Views, 28 days', 'Status', 'Channel'])
    for (let turn = 0; turn < 2; turn += 1) await head(column).click();
  await page.getByRole('searchbox', { name: 'Search your channels' }).click();
  for (const letter of 'studio 17') await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  for (let turn = 0; turn < 9; turn += 1) await page.keyboard.press('Backspace');
  await page.getByRole('link', { name: 'Studio 200', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Studio 200' }).waitFor();
  for (const key of 'kkjk') await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('table').waitFor();
  const boxes = page.getByRole('checkbox');
  for (let place = 0; place < 6; place += 1) await boxes.nth(place).click();
  await page.getByRole('button', { name: 'Cards' }).click();
}

/** The switch is opened, searched and used. */
async function pressSwitch(page) {
  // Its name begins with the chosen channel.
  const open = page.getByRole('button', { name: /Channel$/ });
  for (let turn = 0; turn < 4; turn += 1) {
    await open.click();
    await page.getByRole('searchbox', { name: 'Find a channel' }).click();
    for (const letter of '19') await page.keyboard.press(letter);
    await page.getByRole('dialog').getByRole('button', { name: 'Studio 190' }).click();
  }
}

function channels() {
  return Array.from({ length: channelCount }, (_, place) => ({
    platform: 'youtube',
    platform_guid: `UC-managed-${place}`,
    title: `Studio ${place + 1}`,
    subscriber_count: 1000 * (place + 1),
    country: 'UA',
    status: place < toDoCount ? 'invitation_sent' : 'connected',
    ...(place < toDoCount && {
      invitation_expires_at: new Date(Date.now() + place * day + day).toISOString(),
    }),
  }));
}

function statistics() {
  const today = Date.now();
  const days = Array.from({ length: dayCount }, (_, place) => ({
    date: new Date(today - (dayCount - place) * day).toISOString().slice(0, 10),
    views: 1000 + place * 7,
    subscribers: 5000 + place,
    revenue_usd: 3 + place / 100,
  }));
  return {
    channels: channels()
      .filter(({ status }) => status === 'connected')
      .map(({ platform_guid }) => ({ platform_guid, days })),
    next_payout: { amount_usd: 1240.5, date: new Date(today + 18 * day).toISOString().slice(0, 10) },
  };
}
