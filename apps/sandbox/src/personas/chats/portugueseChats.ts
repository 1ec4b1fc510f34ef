import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

const me = partnerPerson('Beatriz Almeida');
const { marco, designer } = staffPeople;
const channel = { platform: 'youtube', platform_guid: 'UCBeatrizCosturaLivre001', title: 'Costura Livre' };

/** Conversations in Portuguese: two of their own, and a small group. */
export const portugueseChats: ChatSeed[] = [
  {
    processType: 'join',
    processable: { id: 1001, manager: managers.marco, status: 'connected', channel },
    unreadCount: 1,
    mentionsCount: 1,
    participants: [me, marco],
    messages: [
      { from: 0, markdown: 'Oi, Marco! A primeira receita já aparece no painel?', createdAt: -1.2 },
      {
        from: 1,
        markdown: 'Oi, Beatriz! Sim, os números de outubro fecham **no dia 24**.',
        createdAt: -1.1,
        replyTo: 0,
      },
      { from: 0, markdown: 'Perfeito, obrigada!', createdAt: -1, reactions: { '👍': [1] } },
      { from: 1, markdown: '@{0}, você pode confirmar os dados de pagamento?', createdAt: -0.2 },
    ],
  },
  {
    processType: 'support',
    processable: { manager: managers.marco },
    request: { categoryId: 2, summary: 'Pagamento atrasado', rating: null, comment: null },
    participants: [me, marco],
    messages: [
      { from: 0, markdown: 'Meu pagamento está um dia atrasado. Está tudo certo?', createdAt: -5 },
      { type: 6, markdown: 'Recebemos a sua pergunta e respondemos ainda hoje.', createdAt: -4.99 },
      { from: 1, markdown: 'Foi feriado no banco. O valor já caiu na sua conta.', createdAt: -4.5 },
      { from: 1, type: 4, markdown: 'Como foi a nossa conversa?', createdAt: -4.4 },
    ],
  },
  {
    processType: 'productWork',
    processable: {
      id: 1002,
      manager: managers.marco,
      product: { id: 15, name: 'Miniaturas prontas' },
      stage: 'editing',
    },
    dates: { due_date: 9 },
    isGroupChat: true,
    participants: [me, marco, designer],
    messages: [
      { from: 2, markdown: 'Primeira versão das miniaturas. O que você acha?', createdAt: -2.5 },
      { from: 0, markdown: 'Adorei a segunda! Só o título poderia ser maior.', createdAt: -2.4 },
    ],
  },
];
