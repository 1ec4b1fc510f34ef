// The messenger of the built portal with 10,000 chats, one of 100,000 messages: the time from the press on a chat to
// its paint on a phone four times slower, and the longest task while messages are read back.
import { longestTaskOf } from '@my-air/bench';
import { readUp } from '@my-air/e2e';

import { benchPortal } from './benchPortal.mjs';
import { phone, reportPresses, watchPresses } from './pressTimes.mjs';

await benchPortal(
  async (bench) => {
    await openChats(bench);
    await readBack(bench);
  },
  { size: 'large' },
);

/** Opens a chat after the other from the list. */
async function openChats({ report, sandbox, openPage }) {
  const page = await openPage('partner', phone);
  await watchPresses(page);
  await page.goto(`${sandbox.url}/messenger`);
  const chats = page.getByRole('list', { name: 'Chats' }).getByRole('link');
  for (let place = 0; place < 12; place += 1) {
    await chats.nth(place).click();
    await page.getByRole('feed').waitFor();
    await page.goBack();
    await chats.first().waitFor();
  }
  await reportPresses(report, page, 'opening a chat', 600);
  await page.context().close();
}

/** Reads back through a chat of 100,000 messages. */
async function readBack({ report, sandbox, openPage }) {
  const { rows } = await sandbox.control.db.execute(
    `select id from chats where processable->>'id' = '100001'`,
  );
  const page = await openPage('partner', { locale: 'en-US', viewport: { width: 1280, height: 800 } });
  await page.goto(`${sandbox.url}/messenger?chat=${rows[0].id}`, { waitUntil: 'domcontentloaded' });
  const feed = page.getByRole('feed');
  await feed.waitFor();
  const longest = await longestTaskOf(page, async () => {
    for (let step = 0; step < 100; step += 1)
      await feed.evaluate(readUp, { by: 700, grows: false, frames: 10 });
  });
  report.add({ what: 'Longest task while reading back', ours: longest, unit: 'ms', limit: 400, goal: 50 });
  await page.context().close();
}
