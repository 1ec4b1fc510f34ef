// oxlint-disable-next-line my-air/no-fixed-wait -- how long a page lives after its last message is drawn: a page may end at any moment
import { setTimeout as wait } from 'node:timers/promises';

import { expect, type Fault, type Locator, type Page, type Sandbox } from '@my-air/e2e';

import type { Ending, Person } from './Person.ts';
import { createRandom, type Random } from './random.ts';
import { writeText } from './writtenTexts.ts';

/** The result of one run. */
export interface HourResult {
  kills: number;
  messages: number;
  lost: number;
  duplicated: number;
  /** The number of chats whose messages are not in the order they were written in. */
  disordered: number;
}

interface Hour {
  random: Random;
  person: Person;
  sandbox: Sandbox;
  chats: readonly number[];
  /** The texts that the user wrote into each chat, in order. */
  written: Map<number, string[]>;
  kills: number;
  seed: number;
}

const sending = 'POST api/chats/{chatId}/messages';
const steps = 6;

/**
 * One user writes while pages end, the network goes, sessions end and answers are lost. The same seed does
 * the same.
 */
export async function spendBadHour(person: Person, sandbox: Sandbox, seed: number): Promise<HourResult> {
  await person.signIn();
  const hour: Hour = {
    random: createRandom(seed),
    person,
    sandbox,
    chats: await chatsOf(person),
    written: new Map(),
    kills: 0,
    seed,
  };
  await person.open('/messenger');
  for (let step = 0; step < steps; step += 1) {
    await disturb(hour);
    await write(hour, step % 2 === 1);
  }
  await calmDown(hour);
  return compare(hour);
}

/** Something of the environment changes, or nothing. */
async function disturb({ random, person, sandbox }: Hour): Promise<void> {
  const dice = random.below(100);
  if (dice < 30) await sandbox.arm(random.pick(troubles));
  else if (dice < 42) await person.setOnline(false);
  else if (dice < 58) await person.setOnline(true);
  else if (dice < 64) await person.signOutElsewhere();
  else if (dice < 78) await person.signIn();
  else if (dice < 86) await sandbox.disarm();
  if (person.tabs.length < 3 && random.chance(0.35)) await person.open('/messenger');
}

const troubles: readonly Fault[] = [
  // The message arrives and its answer does not: the worst there is.
  { endpoint: sending, dropAnswer: true, times: 1 },
  { endpoint: sending, dropAnswer: true, times: 2 },
  { endpoint: sending, delayMs: 400, times: 3 },
  { endpoint: sending, status: 500, body: { message: 'Server Error' }, times: 1 },
  { endpoint: sending, preset: 'maintenance', times: 1 },
  { endpoint: 'GET api/chats/{chatId}/messages', dropAnswer: true, times: 2 },
];

/**
 * The user writes a few messages; with `isFatal`, their page ends before the outcome of the last one is
 * known.
 */
async function write(hour: Hour, isFatal: boolean): Promise<void> {
  const { random, person } = hour;
  const tab = random.pick(person.tabs.length > 0 ? person.tabs : [await person.open('/messenger')]);
  const ending = random.pick<Ending>(['close', 'crash', 'crash', 'close', 'crash', 'quit']);
  const pause = random.below(450);
  const count = 1 + random.below(3);
  // Mostly the user goes on in the chat that is open; to open another is to leave the page.
  const shown = Number(new URL(tab.url()).searchParams.get('chat')) || undefined;
  const chatId = shown && random.chance(0.6) ? shown : random.pick(hour.chats);
  const composer = await comeToComposer(hour, tab, chatId);
  for (let left = composer ? count : 0; left > 0; left -= 1) {
    await say(hour, composer!, chatId, isFatal && left === 1);
  }
  if (!isFatal) return;
  await wait(pause);
  await person.end(tab, ending);
  hour.kills += 1;
}

/** Opens the composer; where it cannot be reached, the user mends what they can and tries again. */
async function comeToComposer(hour: Hour, tab: Page, chatId: number): Promise<Locator | undefined> {
  const composer = await openComposer(hour, tab, chatId);
  if (composer) return composer;
  await hour.person.setOnline(true);
  await hour.person.signIn();
  await tab.goto('about:blank');
  return openComposer(hour, tab, chatId);
}

async function say({ seed, random, written }: Hour, composer: Locator, chatId: number, isLast: boolean) {
  const texts = written.get(chatId) ?? [];
  written.set(chatId, texts);
  const text = writeText(random, `hour ${seed} chat ${chatId} message ${texts.length}`);
  if (!(await type(composer, text))) return;
  // A form makes line feeds CR LF; nothing else may be changed on the way.
  texts.push(text.replaceAll('\n', '\r\n'));
  const pressing = composer.press('Enter', { timeout: 2_000 }).catch(() => {});
  if (!isLast) await pressing;
}

/** The composer of a chat in a tab; undefined where the tab cannot reach it. */
async function openComposer(
  { sandbox }: Pick<Hour, 'sandbox'>,
  tab: Page,
  chatId: number,
  patience = 3_000,
): Promise<Locator | undefined> {
  if (!tab.url().includes(`chat=${chatId}`)) {
    const address = `${sandbox.url}/messenger?chat=${chatId}`;
    await tab.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => {});
  }
  const composer = tab.getByRole('textbox', { name: 'Message', exact: true });
  const isThere = await composer.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
  return isThere ? composer : undefined;
}

/** Types a text, after an earlier draft has been sent. False when the page did not take it. */
async function type(composer: Locator, text: string): Promise<boolean> {
  try {
    if ((await textOf(composer)) !== '') await composer.press('Enter', { timeout: 2_000 });
    await expect.poll(() => textOf(composer), { timeout: 2_000 }).toBe('');
    await composer.fill(text, { timeout: 2_000 });
    return true;
  } catch {
    return false;
  }
}

const textOf = (composer: Locator): Promise<string> =>
  composer.evaluate(
    (element) => ('value' in element ? String(element.value) : (element as HTMLElement).innerText).trim(),
    undefined,
    { timeout: 2_000 },
  );

/** Everything works again, the user comes back, and sends their drafts. */
async function calmDown({ person, sandbox, chats }: Hour): Promise<void> {
  await sandbox.disarm();
  await person.setOnline(true);
  await person.signIn();
  for (const tab of person.tabs) await person.end(tab, 'close');
  const tab = await person.open('/messenger');
  for (const chatId of chats) {
    const composer = await openComposer({ sandbox }, tab, chatId, 20_000);
    if (!composer) {
      const screen = await tab.getByRole('main').innerText();
      throw new Error(`Chat ${chatId} does not open any more: ${tab.url()} shows ${screen}`);
    }
    if ((await textOf(composer)) !== '') await composer.press('Enter');
  }
  await tab.goto(`${sandbox.url}/messenger?section=unsent`, { waitUntil: 'domcontentloaded' });
  // The network comes back, so that nothing waits out a pause.
  await person.setOnline(false);
  await person.setOnline(true);
  const isDone = await tab
    .getByText('Everything was sent', { exact: true })
    .waitFor({ timeout: 45_000 })
    .then(
      () => true,
      () => false,
    );
  if (!isDone) throw new Error(`Not everything was sent: ${await tab.getByRole('main').innerText()}`);
  await person.end(tab, 'close');
}

interface ChatPage {
  messages: { message_markdown?: string | null }[];
  meta: { last_page: number };
}

async function compare({ person, written, kills }: Hour): Promise<HourResult> {
  const result = { kills, messages: 0, lost: 0, duplicated: 0, disordered: 0 };
  for (const [chatId, texts] of written) {
    const arrived = await textsOf(person, chatId);
    const counts = texts.map((text) => arrived.filter((other) => other === text).length);
    result.messages += texts.length;
    result.lost += counts.filter((count) => count === 0).length;
    result.duplicated += counts.filter((count) => count > 1).length;
    const own = arrived.filter((text) => texts.includes(text));
    if (own.join() !== texts.filter((text) => own.includes(text)).join()) result.disordered += 1;
  }
  return result;
}

/** All texts of a chat on the server, the oldest first. */
async function textsOf(person: Person, chatId: number): Promise<string[]> {
  const texts: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = (await person.read(`api/chats/${chatId}/messages?page=${page}`)) as ChatPage;
    last = answer.meta.last_page;
    texts.push(...answer.messages.map((message) => message.message_markdown ?? ''));
  }
  return texts.toReversed();
}

async function chatsOf(person: Person): Promise<number[]> {
  const lists = await Promise.all(
    ['api/active-chats', 'api/archived-chats'].map((path) => person.read(path)),
  );
  return (lists as { chats: { id: number }[] }[])
    .flatMap(({ chats }) => chats.map(({ id }) => id))
    .toSorted((one, other) => one - other);
}
