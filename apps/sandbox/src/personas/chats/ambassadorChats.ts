import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

const me = partnerPerson('Lucía Herrera');
const { marco } = staffPeople;

/** The ambassador's conversations, in Spanish. */
export const ambassadorChats: ChatSeed[] = [
  {
    processType: 'join',
    processable: {
      id: 701,
      manager: managers.marco,
      status: 'connected',
      channel: {
        platform: 'youtube',
        platform_guid: 'UCLuciaCocinaLenta000001',
        title: 'Cocina Lenta con Lucía',
      },
    },
    unreadCount: 1,
    participants: [me, marco],
    messages: [
      { from: 0, markdown: '¡Hola, Marco! ¿Ya se ven los registros de la campaña de verano?', createdAt: -2 },
      {
        from: 1,
        markdown: 'Hola, Lucía. Sí: **97 registros** y 12 canales conectados. ¡Enhorabuena!',
        createdAt: -1.8,
      },
      { from: 0, markdown: '¡Qué bien! ¿Cuándo se paga?', createdAt: -1.7 },
      { from: 1, markdown: 'El día 15, junto con el resto. @{0}, ¿te va bien Payoneer?', createdAt: -0.3 },
    ],
    mentionsCount: 1,
  },
  {
    processType: 'support',
    processable: { manager: managers.marco },
    request: { categoryId: 4, summary: 'Enlace de recomendación', rating: 4, comment: null },
    archivedAt: -70,
    participants: [me, marco],
    messages: [
      { from: 0, markdown: 'Mi enlace antiguo lleva a una página en blanco.', createdAt: -75 },
      { from: 1, markdown: 'Arreglado: ahora lleva a la página nueva.', createdAt: -74 },
    ],
  },
];
