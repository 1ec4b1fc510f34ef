import { chooseFiles, writeText } from './writtenTexts.ts';
import { deleteMessage, editMessage, reactToMessage, type Message } from '../../contract.ts';
import { queueKeyOf } from '../../outbox/OutboxEntry.ts';
import { isSameFileName } from '../../text/isSameFileName.ts';
import { isSameText } from '../../text/normalizeText.ts';
import { World, type WorldOptions } from './World.ts';

/** The result of one run. */
export interface TortureResult {
  kills: number;
  messages: number;
  lost: number;
  duplicated: number;
  /** The number of chats whose messages are not in the order they were written in. */
  disordered: number;
  /** The number of messages that arrived with other text or files than were written. */
  changed: number;
  /** The number of times the user was asked whether an entry arrived. */
  asked: number;
}

const minute = 60_000;

/** One user writes through one bad hour. The same options give the same hour. */
export async function runTorture(options: WorldOptions): Promise<TortureResult> {
  const world = new World(options);
  const stopWatching = world.clock.watchTasks();
  try {
    const asked = { count: 0 };
    world.openTab();
    world.server.trouble = 0.35;
    for (let step = 0; step < 60; step += 1) {
      act(world);
      await decide(world, asked);
      await world.clock.advance(world.random.below(3_000));
    }
    await calmDown(world, asked);
    return { ...compare(world), kills: world.kills, asked: asked.count };
  } finally {
    stopWatching();
  }
}

/** Does one random thing that a user or a browser does. */
function act(world: World): void {
  const { random, tabs } = world;
  const dice = random.below(100);
  if (dice < 45) write(world);
  else if (dice < 55) change(world);
  else if (dice < 67 && tabs.length > 0) world.killTab();
  else if (dice < 79 && tabs.length < 3) world.openTab();
  else if (dice < 85) world.setOnline(!world.isOnline);
  else if (dice < 88) world.server.isSignedIn = false;
  else if (dice < 93) world.signIn();
  else if (dice < 95) world.server.chats.writeElsewhere(1 + random.below(3));
  else if (dice < 97) world.clock.shiftWall(random.pick([-7_200_000, -90_000, 90_000, 7_200_000]));
  else world.server.trouble = random.pick([0, 0.2, 0.5, 0.9]);
  // Killed in the same step in which an entry was added, and right after, before or while it was sent.
  if (dice < 4 && tabs.length > 0) world.killTab();
  if (dice < 12 && tabs.length > 0) world.clock.after(random.below(900), () => world.killTab());
}

function write({ random, tabs, given, draftFiles, texts }: World): void {
  if (tabs.length === 0) return;
  const { outbox } = random.pick(tabs);
  const mark = `#${given.length}`;
  const files = chooseFiles(random, mark);
  const message = writeText(random, mark);
  void outbox.enqueue({ kind: 'message', chatId: 1 + random.below(3), message }, files);
  // The draft has the files of the entry that was added in this step.
  const key = given.at(-1)!;
  draftFiles.set(
    key,
    files.map(({ name, type, size }) => ({ name, type, bytes: new ArrayBuffer(size) })),
  );
  texts.set(key, { versions: [message], names: files.map(({ name }) => name) });
}

/** The user edits, deletes or reacts to a visible message, also one whose answer was lost. */
function change({ random, tabs, server, texts }: World): void {
  const [tab] = tabs;
  const chatId = 1 + random.below(3);
  const seen = server.chats
    .of(chatId)
    .filter(({ clientKey, deleted_at }) => texts.has(clientKey!) && !deleted_at);
  if (!tab || seen.length === 0) return;
  // Mostly one of the latest messages.
  const { id, clientKey } = seen.at(-1 - random.below(Math.min(3, seen.length)))!;
  const params = { chatId, messageId: id };
  const send = () => {
    switch (random.below(3)) {
      case 0: {
        const message = writeText(random, `edited ${id}`);
        texts.get(clientKey!)!.versions.push(message);
        return tab.api.send(editMessage, { params, body: { message } });
      }
      case 1:
        return tab.api.send(deleteMessage, { params });
      default:
        return tab.api.send(reactToMessage, { params, body: { emoji: random.pick(['👍', '🎉']) } });
    }
  };
  // The page shows failures of these calls; the outbox is not concerned.
  void send().catch(() => undefined);
}

/** The user checks an entry that may have arrived, and decides. */
async function decide(world: World, asked: { count: number }): Promise<void> {
  const [tab] = world.tabs;
  if (!tab) return;
  for (const { key, state } of tab.outbox.get().entries) {
    if (state !== 'maybeSent') continue;
    asked.count += 1;
    const hasArrived = world.server.chats.all.some(([, messages]) =>
      messages.some(({ clientKey }) => clientKey === key),
    );
    await Promise.race([
      hasArrived ? tab.outbox.confirmSent(key) : tab.outbox.retry(key),
      world.clock.advance(10),
    ]);
  }
}

/** Everything works again, and there is time for the waiting entries. */
async function calmDown(world: World, asked: { count: number }): Promise<void> {
  world.server.trouble = 0;
  if (world.tabs.length === 0) world.openTab();
  world.setOnline(true);
  world.signIn();
  for (let minutes = 0; minutes < 30; minutes += 1) {
    await world.clock.advance(minute);
    await decide(world, asked);
    if (world.tabs.length === 0) world.openTab();
    const [tab] = world.tabs;
    if (minutes > 2 && tab!.outbox.get().entries.length === 0) return;
  }
}

function compare({ server, given, written, texts }: World) {
  const arrived = server.chats.all.flatMap(([, messages]) => messages);
  const copies = new Map<string, number>();
  for (const { clientKey: key = '' } of arrived) copies.set(key, (copies.get(key) ?? 0) + 1);
  const changed = arrived.filter((message) => isChanged(message, texts.get(message.clientKey ?? '')));
  const counts = given.map((key) => copies.get(key) ?? 0);
  const inOrder = written.toSorted((a, b) => a.place - b.place);
  const disordered = server.chats.all.filter(([chatId, messages]) => {
    const keys = inOrder.filter(({ item }) => queueKeyOf(item) === `chat:${chatId}`).map(({ key }) => key);
    const places = messages
      .map(({ clientKey = '' }) => keys.indexOf(clientKey))
      .filter((place) => place >= 0);
    return places.some((place, index) => index > 0 && place < places[index - 1]!);
  });
  return {
    messages: given.length,
    lost: counts.filter((count) => count === 0).length,
    duplicated: counts.filter((count) => count > 1).length,
    disordered: disordered.length,
    changed: changed.length,
  };
}

function isChanged(
  message: Message,
  written: { versions: readonly string[]; names: readonly string[] } | undefined,
): boolean {
  if (!written) return false;
  const names = (message.attachments ?? []).map(({ name }) => name);
  return (
    !written.versions.some((text) => isSameText(message.message_markdown ?? '', text)) ||
    names.length !== written.names.length ||
    !names.every((name, place) => isSameFileName(name, written.names[place]!))
  );
}
