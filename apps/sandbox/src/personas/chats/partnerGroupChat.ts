import { managers } from '../managers.ts';
import type { ChatSeed, MessageSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

const lines = [
  'Доброго ранку! Починаємо знімання о десятій.',
  'Чернетка обкладинки готова, подивіться, будь ласка.',
  'Мені подобається другий варіант, там краще видно стілець.',
  'Погоджуюсь. Тільки шрифт зробімо більшим.',
  'Зроблено 👍',
  'Who is bringing the second microphone tomorrow?',
  'I am. And spare batteries.',
  'Договір на музику підписано, можна публікувати.',
  'Чудово! Тоді виходимо у п’ятницю.',
  'Нагадую: опис і теги потрібні до четверга.',
  'Теги вже в таблиці, опис надішлю ввечері.',
  'Перегляди за перший день: `41 200`. Найкращий старт цього року!',
] as const;

/** The number of messages: about seven pages. */
const count = 170;

/** A group that works together on a series: long enough to page through. */
export const partnerGroupChat: ChatSeed = {
  processType: 'productWork',
  isGroupChat: true,
  processable: {
    id: 611,
    manager: managers.iryna,
    product: { id: 21, name: 'Серія «Меблі за вечір»' },
    stage: 'editing',
  },
  dates: { due_date: 9 },
  participants: [partnerPerson('Olena Koval'), staffPeople.iryna, staffPeople.designer, staffPeople.lawyer],
  messages: [
    { type: -1, markdown: 'Iryna Savchenko created the group.', createdAt: -60 },
    ...Array.from({ length: count }, (_, place): MessageSeed => lineAt(place)),
  ],
};

function lineAt(place: number): MessageSeed {
  const from = [1, 2, 0, 0, 2, 3, 0, 3, 1, 1, 0, 1][place % lines.length]!;
  return {
    from,
    markdown: place % 40 === 9 ? '@{0} чекаємо на ваше слово щодо назви.' : lines[place % lines.length]!,
    // Several a day, the last one five days ago.
    createdAt: -5 - (count - place) * 0.31,
    ...(place % 9 === 4 && { replyTo: place - 2 }),
    ...(place % 12 === 11 && { reactions: { '🔥': [0, 1, 2], '🎉': [3] } }),
  };
}
