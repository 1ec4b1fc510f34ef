import { picturePath } from '../../pictures/pictures.ts';
import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

const me = partnerPerson('Olena Koval');
const { iryna, marco, lawyer } = staffPeople;
const manager = managers.iryna;
const workshop = { platform: 'youtube', platform_guid: 'UCmaisternia000000000000', title: 'Майстерня Олени' };
const unboxed = { platform: 'youtube', platform_guid: 'UColenaunboxed0000000000', title: 'Olena Unboxed' };
const document = (name: string, size_bytes: number) => ({
  name: `${name}.svg`,
  mime_type: 'image/svg+xml',
  url: picturePath('document', name),
  preview_image: picturePath('document', name),
  size_bytes,
});

/** One conversation of each kind that the first chats leave out, with the facts of its kind and every type of message. */
export const partnerProcessChats: ChatSeed[] = [
  {
    processType: 'support',
    processable: { manager },
    request: { categoryId: 3, summary: 'Скарга на музику у відео', rating: null, comment: null },
    participants: [me, iryna],
    messages: [
      {
        from: 0,
        markdown:
          'Добрий день! На відео «Стілець за вечір» прийшла скарга на музику, хоча трек із вашої бібліотеки. Що робити?',
        attachments: [document('Скарга', 48_210)],
        createdAt: -3,
      },
      {
        type: 6,
        markdown: 'Ми отримали ваше запитання й відповімо протягом робочого дня.',
        createdAt: -2.999,
      },
      {
        from: 1,
        markdown: 'Вітаю, Олено! Уже подали апеляцію, **кошти не втратяться**.',
        createdAt: -2.6,
        replyTo: 0,
      },
      { from: 0, markdown: 'Дуже дякую!', createdAt: -2.59, reactions: { '❤️': [1] } },
      { type: 5, markdown: 'Статус змінено: **вирішено**.', createdAt: -2 },
      { from: 1, type: 4, markdown: 'Оцініть, будь ласка, нашу розмову.', createdAt: -1.99 },
    ],
  },
  {
    processType: 'product',
    processable: { id: 601, manager, product: { id: 12, name: 'Переклад відео' } },
    participants: [me, marco],
    messages: [
      {
        from: 1,
        type: 3,
        markdown: '**Переклад відео** — озвучення п’ятьма мовами від 40 хвилин на місяць.',
        createdAt: -9,
      },
      { from: 0, markdown: 'Цікаво. А іспанську можна спробувати безкоштовно?', createdAt: -8.9 },
      {
        from: 1,
        markdown: 'Так, перші два відео — за наш рахунок.',
        createdAt: -8.8,
        reactions: { '🎉': [0, 1], '👍': [0] },
      },
    ],
  },
  {
    processType: 'productProposal',
    processable: { id: 602, manager, product: { id: 15, name: 'Обкладинки під ключ' }, price_usd: 240 },
    dates: { valid_until: 12 },
    participants: [me, marco],
    messages: [
      {
        from: 1,
        type: 3,
        markdown: 'Пропонуємо **20 обкладинок** за ціною 15: переглядів має побільшати приблизно на 8 %.',
        createdAt: -4,
      },
    ],
  },
  {
    processType: 'notification',
    processable: { id: 603, manager, notification: { id: 1, summary: 'Licensing income is here' } },
    participants: [me, iryna],
    messages: [
      {
        from: 1,
        markdown: 'This message answers your reply to the notification about licensing.',
        createdAt: -0.45,
      },
    ],
  },
  {
    processType: 'withdrawal',
    processable: { id: 604, manager, amount_usd: 1288.4, method: 'payoneer', status: 'processing' },
    participants: [me, iryna],
    messages: [
      { type: -1, markdown: 'Заявку на виплату 1 288,40 $ створено.', createdAt: -1 },
      { from: 1, markdown: 'Виплату надіслано, банк зарахує її за один-два дні.', createdAt: -0.8 },
      { type: -2, markdown: 'payout:604:handed-over', createdAt: -0.79 },
    ],
  },
  {
    processType: 'distribution',
    processable: { id: 605, manager, platform: 'Roku', state: 'not agreed', agreement_id: 'amg_policy' },
    participants: [me, marco],
    messages: [
      {
        from: 1,
        type: 2,
        markdown: 'Щоб почати поширення на Roku, прочитайте й прийміть умови.',
        agreement: 'amg_policy',
        createdAt: -6,
      },
    ],
  },
  {
    processType: 'channelModeration',
    processable: { id: 606, manager, channel: unboxed, status: 'issues_found' },
    participants: [me, iryna],
    messages: [
      {
        from: 1,
        markdown: 'На каналі є відео без прав на фонову музику: https://www.youtube.com/watch?v=olena0000001',
        createdAt: -14,
      },
      { from: 0, markdown: 'Замінила доріжку, перевірте, будь ласка.', createdAt: -13.5, editedAt: -13.4 },
      { from: 0, markdown: 'Ой, не туди.', createdAt: -13.3, deletedAt: -13.29 },
      { from: 1, markdown: 'Тепер усе гаразд.', createdAt: -13, replyTo: 2 },
    ],
  },
  {
    processType: 'betaFeedback',
    processable: { id: 607, manager, feature: 'AI metadata' },
    participants: [me, marco],
    messages: [
      {
        from: 1,
        markdown: 'You are among the first to try AI metadata. What should be better?',
        createdAt: -20,
      },
      { from: 0, markdown: '1. Faster list\n2. *Undo* for a whole batch\n3. A dark theme', createdAt: -19 },
    ],
  },
  {
    processType: 'stopRussia',
    processable: { id: 608, manager, channel: workshop, video_count: 3 },
    participants: [me, iryna],
    messages: [
      {
        from: 1,
        markdown: 'Три ваші відео копіює канал із росії. Подаємо скарги від вашого імені?',
        createdAt: -30,
      },
      { from: 0, markdown: 'Так, звісно!', createdAt: -29.9, reactions: { '🇺🇦': [1] } },
    ],
    archivedAt: -25,
  },
  {
    processType: 'addressCheckRequest',
    processable: { id: 609, manager, address: 'Yaroslaviv Val 21, Kyiv 01034', status: 'waiting' },
    participants: [me, lawyer, iryna],
    messages: [
      {
        from: 1,
        markdown: 'Надішліть, будь ласка, рахунок за комунальні послуги з цією адресою.',
        createdAt: -40,
      },
      { from: 0, type: 1, markdown: '', attachments: [document('Рахунок', 131_900)], createdAt: -39 },
      { from: 2, markdown: 'Дякую, передала.', createdAt: -38.9 },
      // A type of the future, as a newer server might send.
      { from: 1, type: 99, markdown: 'Адресу підтверджено.', createdAt: -38 },
    ],
  },
  {
    processType: 'moderationChat',
    processable: { id: 610, manager, channel: workshop, video_count: 1 },
    participants: [me, iryna],
    messages: [{ from: 1, markdown: 'Відео «Полиця без цвяхів» пройшло перевірку.', createdAt: -50 }],
    archivedAt: -48,
  },
];
