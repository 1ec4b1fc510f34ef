import { control } from './control.js';
import { element } from './element.js';

const form = () => document.querySelector('#manager-form').elements;
const delay = () => document.querySelector('#delay-form').elements.delaySeconds;

/** The chat that is chosen; what stands for a mistake is said in the notice. */
function chosen() {
  const { value } = form().chatId;
  if (value === '') throw new Error('There is no chat to choose');
  return Number(value);
}

async function write(order) {
  await control('POST', 'manager/messages', { chatId: chosen(), message: form().message.value, ...order });
}

async function act(name) {
  await control('POST', `manager/${name}`, { chatId: chosen() });
}

/** The actions of the buttons of the section; each returns the sentence that is said about it. */
export const managerActs = {
  'answer-after': async () => {
    const { delaySeconds } = await control('POST', 'manager', { delaySeconds: Number(delay().value) });
    return `Managers answer after ${delaySeconds} s`;
  },
  'answer-never': async () => {
    await control('POST', 'manager', { delaySeconds: null });
    delay().value = '';
    return 'Managers do not answer any more';
  },
  'manager-write': async () => {
    await write({});
    return 'The manager has written';
  },
  'manager-mention': async () => {
    await write({ mentionsPartner: true });
    return 'The manager has named the partner';
  },
  'manager-burst': async () => {
    const count = Number(form().count.value);
    await write({ count });
    return `The manager has written ${count} messages`;
  },
  'manager-answer': async () => {
    await act('answer');
    return 'The manager has answered';
  },
  'manager-archive': async () => {
    await act('archive');
    return 'The chat is in the archive';
  },
  'manager-close': async () => {
    await act('close');
    return 'The chat is closed, and waits to be rated';
  },
};

/** Shows how fast managers answer, and the chats of whoever this browser is signed in as. */
export async function showManager() {
  const { delaySeconds } = await control('GET', 'manager');
  if (document.activeElement !== delay()) delay().value = delaySeconds ?? '';
  const { chats } = await control('GET', 'manager/chats');
  const list = form().chatId;
  const texts = chats.map(
    ({ id, partner, kind, isArchived }) => `${partner} · ${kind} · ${id}${isArchived ? ' · archived' : ''}`,
  );
  if ([...list.options].map(({ text }) => text).join('\n') === texts.join('\n')) return;
  const { value } = list;
  list.replaceChildren(...chats.map(({ id }, place) => element('option', { value: id }, texts[place])));
  if (chats.some(({ id }) => String(id) === value)) list.value = value;
}
