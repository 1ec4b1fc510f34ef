import { picturePath } from '../pictures/pictures.ts';
import { portugueseChats } from './chats/portugueseChats.ts';
import { russianChats } from './chats/russianChats.ts';
import { balanceOf } from './grants.ts';
import { managers } from './managers.ts';
import type { Persona } from './Persona.ts';

const capabilities = { approved_funds: true, withdraw_money: true };
const balance = balanceOf({ approved: 418.3, advance: 0, active: 96.4, royalty: 0 });

export const portuguese: Persona = {
  id: 'portuguese',
  summary: 'A creator from Brazil, whose chats are in Portuguese.',
  user: {
    name: 'Beatriz Almeida',
    email: 'portuguese@my-air.test',
    avatarImage: picturePath('avatar', 'Beatriz Almeida'),
    locale: 'pt',
    timezone: 'America/Sao_Paulo',
    dateFormat: 'Europe',
    introTour: false,
    isNew: false,
    profileStatus: 'ok',
  },
  partner: {
    name: 'Beatriz Almeida',
    country: 'BR',
    city: 'São Paulo',
    leadOrigin: 'website',
    manager: managers.marco,
    capabilities,
    balance,
  },
  contacts: [{ type: 'email', value: 'portuguese@my-air.test' }],
  chats: portugueseChats,
};

export const russian: Persona = {
  id: 'russian',
  summary: 'A creator from Kazakhstan, whose chats are in Russian.',
  user: {
    name: 'Айгерим Сулейменова',
    email: 'russian@my-air.test',
    avatarImage: picturePath('avatar', 'Айгерим Сулейменова'),
    locale: 'ru',
    timezone: 'Asia/Almaty',
    dateFormat: 'Europe',
    introTour: false,
    isNew: false,
    profileStatus: 'ok',
  },
  partner: {
    name: 'Айгерим Сулейменова',
    country: 'KZ',
    city: 'Алматы',
    leadOrigin: 'website',
    manager: managers.iryna,
    capabilities,
    balance,
  },
  contacts: [{ type: 'email', value: 'russian@my-air.test' }],
  chats: russianChats,
};
