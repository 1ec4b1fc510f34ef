import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

const me = partnerPerson('Айгерим Сулейменова');
const { iryna, lawyer } = staffPeople;
const channel = { platform: 'youtube', platform_guid: 'UCAigerimStepRoad0000001', title: 'Дорога в степь' };

/** Conversations in Russian: two of their own, and a small group. */
export const russianChats: ChatSeed[] = [
  {
    processType: 'join',
    processable: { id: 1101, manager: managers.iryna, status: 'connected', channel },
    unreadCount: 1,
    mentionsCount: 1,
    participants: [me, iryna],
    messages: [
      { from: 0, markdown: 'Здравствуйте! Когда появятся итоговые цифры за октябрь?', createdAt: -1.2 },
      {
        from: 1,
        markdown: 'Здравствуйте, Айгерим! **24-го числа**, как обычно.',
        createdAt: -1.1,
        replyTo: 0,
      },
      { from: 0, markdown: 'Спасибо, жду.', createdAt: -1, reactions: { '👍': [1] } },
      { from: 1, markdown: '@{0}, проверьте, пожалуйста, реквизиты для выплаты.', createdAt: -0.2 },
    ],
  },
  {
    processType: 'support',
    processable: { manager: managers.iryna },
    request: { categoryId: 3, summary: 'Жалоба на музыку в видео', rating: null, comment: null },
    participants: [me, iryna],
    messages: [
      {
        from: 0,
        markdown: 'На видео пришла жалоба, хотя музыка из вашей библиотеки. Что делать?',
        createdAt: -5,
      },
      { type: 6, markdown: 'Мы получили ваш вопрос и ответим в течение рабочего дня.', createdAt: -4.99 },
      { from: 1, markdown: 'Мы уже подали апелляцию. Доход за эти дни не пропадёт.', createdAt: -4.5 },
      { from: 1, type: 4, markdown: 'Оцените, пожалуйста, наш разговор.', createdAt: -4.4 },
    ],
  },
  {
    processType: 'addressCheckRequest',
    processable: {
      id: 1102,
      manager: managers.iryna,
      address: 'проспект Абая 52, Алматы',
      status: 'waiting',
    },
    isGroupChat: true,
    participants: [me, iryna, lawyer],
    messages: [
      {
        from: 2,
        markdown: 'Пришлите, пожалуйста, счёт за коммунальные услуги с этим адресом.',
        createdAt: -3,
      },
      { from: 0, markdown: 'Пришлю завтра утром.', createdAt: -2.9 },
    ],
  },
];
