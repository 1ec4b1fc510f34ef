import { Buffer } from 'node:buffer';
// oxlint-disable-next-line my-air/no-fixed-wait -- how long a page lives after its last message is drawn: a page may end at any moment
import { setTimeout as wait } from 'node:timers/promises';

import { expect, type Fault, type Locator, type Page, type Sandbox } from '@my-air/e2e';

import type { Ending, Person } from './Person.ts';
import { createRandom, type Random } from './random.ts';

/** The fate of the messages of a user whose pages were killed. */
export interface Outcome {
  kills: number;
  messages: number;
  /** Neither at the server, nor among the unsent ones, nor in the composer. */
  lost: number;
  twice: number;
  /** Messages that arrived without their files. */
  lostFiles: number;
  /** The number of chats whose messages are not in the order they were written in. */
  disordered: number;
  /** Unsent at the end, and marked. */
  marked: number;
}

interface Written {
  text: string;
  hasFile: boolean;
  /** Whether its composer was seen empty: from then on it is stored. */
  isPromised: boolean;
}

interface Story {
  random: Random;
  person: Person;
  sandbox: Sandbox;
  chats: readonly number[];
  troubles: readonly Fault[];
  written: Map<number, Written[]>;
}

const sending = 'POST api/chats/{chatId}/messages';
const commonTroubles: readonly Fault[] = [
  { endpoint: sending, delayMs: 400, times: 3 },
  { endpoint: sending, status: 500, body: { message: 'Server Error' }, times: 1 },
];
/**
 * Without keys an answer cannot be dropped here: Chromium itself sends the request again, which no page can prevent
 * or notice.
 */
const troublesOf = (hasKeys: boolean): readonly Fault[] => [
  hasKeys
    ? { endpoint: sending, dropAnswer: true, times: 1 }
    : { endpoint: sending, status: 200, body: '<html>', times: 1 },
  ...commonTroubles,
];
const endings: readonly Ending[] = ['crash', 'crash', 'kill', 'close', 'crash'];

/** A user writes messages with files while their pages and their browser are killed, as often as is said. */
export async function writeAndKill(
  person: Person,
  sandbox: Sandbox,
  { seed, kills, hasKeys }: { seed: number; kills: number; hasKeys: boolean },
) {
  const chats = (await person.read('api/active-chats')) as { chats: { id: number }[] };
  const story: Story = {
    random: createRandom(seed),
    person,
    sandbox,
    chats: chats.chats.slice(0, 3).map(({ id }) => id),
    troubles: troublesOf(hasKeys),
    written: new Map(),
  };
  for (let kill = 0; kill < kills; kill += 1) {
    if (story.random.chance(0.4)) await sandbox.arm(story.random.pick(story.troubles));
    await writeUntilKilled(story);
  }
  await sandbox.disarm();
  return { kills, ...(await compare(story)) };
}

/** The user writes a few messages; their page ends before it is known what came of the last one. */
async function writeUntilKilled({ random, person, written, ...story }: Story): Promise<void> {
  const chatId = random.pick(story.chats);
  const isOther = person.tabs.length === 1 && random.chance(0.3);
  const tab = person.tabs.length > 0 && !isOther ? random.pick(person.tabs) : await person.open('/messenger');
  const composer = await openComposer(tab, chatId);
  const texts = written.get(chatId) ?? [];
  written.set(chatId, texts);
  await finishDraft(person, tab, composer, chatId, texts);
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    // The mark at its end keeps the first line from being the beginning of another.
    const text = `Chat ${chatId} message ${texts.length};${random.chance(0.3) ? '\nwith a second line' : ''}`;
    const hasFile = random.chance(0.5);
    if (hasFile) await chooseFile(tab, random);
    await composer.fill(text);
    texts.push({ text, hasFile, isPromised: true });
    const pressing = composer.press('Enter', { timeout: 2_000 }).catch(() => {});
    if (left > 1) await expect.poll(() => textOf(composer)).toBe('');
    else void pressing;
  }
  await wait(random.below(450));
  const ending = random.pick(endings);
  // A browser writes its drafts to the disk at its leisure: one that is killed keeps what it has said to have.
  if (ending === 'kill') texts.at(-1)!.isPromised = (await textOf(composer)) === '';
  await person.end(tab, ending);
}

async function chooseFile(tab: Page, random: Random): Promise<void> {
  const buffer = Buffer.alloc(1_000 + random.below(400_000), 'a');
  await tab.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  await expect(tab.getByRole('list', { name: 'Files to send' })).toContainText('notes.txt');
}

async function openComposer(tab: Page, chatId: number): Promise<Locator> {
  const address = new URL(`/messenger?chat=${chatId}`, tab.url());
  if (tab.url() !== address.href) await tab.goto(address.href, { waitUntil: 'domcontentloaded' });
  const composer = tab.getByRole('textbox', { name: 'Message', exact: true });
  await composer.waitFor();
  return composer;
}

/**
 * The user finds a text in the composer. They send it, unless they see that it left: a browser that is killed can
 * forget that its draft was cleared.
 */
async function finishDraft(
  person: Person,
  tab: Page,
  composer: Locator,
  chatId: number,
  texts: readonly Written[],
): Promise<void> {
  const draft = await textOf(composer);
  if (draft === '') return;
  const stored = await tab.evaluate(readStored);
  const arrived = await arrivedIn(person, chatId);
  const hasLeft = [...stored, ...arrived].some(({ text }) => text.includes(markOf(draft)));
  if (hasLeft) {
    await composer.press('ControlOrMeta+a');
    await composer.press('Delete');
  } else {
    // The files of a draft live as long as its page.
    for (const written of texts) if (markOf(written.text) === markOf(draft)) written.hasFile = false;
    await composer.press('Enter');
  }
  await expect.poll(() => textOf(composer)).toBe('');
}

interface Stored {
  chatId: number;
  text: string;
  state: 'waiting' | 'sending' | 'stopped' | 'refused' | 'unknown';
}

/** The messages that are stored and not sent. It runs in the page. */
function readStored(): Promise<Stored[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('my-air-messenger');
    opening.addEventListener('upgradeneeded', () => {
      // There is no store yet, and this must not make it.
      opening.transaction!.abort();
      resolve([]);
    });
    opening.addEventListener('error', () => reject(new Error('The store does not open')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('messages').objectStore('messages').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result as Stored[]);
      });
    });
  });
}

/** The first line of a text, by which it is known. */
const markOf = (text: string) => text.split('\n')[0]!;

const textOf = (composer: Locator): Promise<string> =>
  composer.evaluate((element) =>
    ('value' in element ? String(element.value) : (element as HTMLElement).innerText).trim(),
  );

/** Waits until nothing is under way any more, and counts. */
async function compare({ person, written, chats }: Story): Promise<Omit<Outcome, 'kills'>> {
  const result = { messages: 0, lost: 0, twice: 0, lostFiles: 0, disordered: 0, marked: 0 };
  for (const tab of person.tabs) await person.end(tab, 'close');
  const tab = await person.open('/messenger');
  for (const chatId of chats) {
    const composer = await openComposer(tab, chatId);
    const draft = await textOf(composer);
    // Read from the store: the feed draws only the rows in sight.
    const unsent = async () =>
      (await tab.evaluate(readStored)).filter((message) => message.chatId === chatId);
    await expect
      .poll(async () => (await unsent()).every(({ state }) => state === 'unknown'), { timeout: 90_000 })
      .toBe(true);
    const marked = await unsent();
    const arrived = await arrivedIn(person, chatId);
    const texts = written.get(chatId) ?? [];
    result.messages += texts.length;
    result.marked += marked.length;
    for (const { text, hasFile, isPromised } of texts) {
      const mark = markOf(text);
      const found = arrived.filter((other) => other.text.includes(mark));
      const count = found.length;
      if (hasFile && found.some(({ files }) => files === 0)) result.lostFiles += 1;
      const isKept = marked.some((other) => other.text.includes(mark)) || draft.includes(mark);
      if (count === 0 && !isKept && isPromised) result.lost += 1;
      if (count > 1) result.twice += 1;
    }
    const own = arrived.map((message) => texts.findIndex(({ text }) => message.text.includes(markOf(text))));
    const places = own.filter((place) => place >= 0);
    if (places.some((place, index) => place < (places[index - 1] ?? 0))) result.disordered += 1;
  }
  await person.end(tab, 'close');
  return result;
}

interface Arrived {
  text: string;
  files: number;
}

interface ChatPage {
  messages: { message_markdown?: string | null; attachments?: unknown[] | null }[];
  meta: { last_page: number };
}

/** The messages of a chat on the server, the oldest first. */
async function arrivedIn(person: Person, chatId: number): Promise<Arrived[]> {
  const arrived: Arrived[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = (await person.read(`api/chats/${chatId}/messages?page=${page}`)) as ChatPage;
    last = answer.meta.last_page;
    for (const { message_markdown, attachments } of answer.messages)
      arrived.push({ text: message_markdown ?? '', files: attachments?.length ?? 0 });
  }
  return arrived.toReversed();
}
