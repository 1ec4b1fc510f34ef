import { picturePath } from '../../pictures/pictures.ts';
import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';

type Person = ChatSeed['participants'][number];

/** The persona as their chats show them. */
export function partnerPerson(name: string): Person {
  return { name, avatar: picturePath('avatar', name), role: 'partner', color: '#5b6ee1' };
}

/** The staff who write in chats; two of them have the same colour, as it happens. */
export const staffPeople = {
  iryna: managerPerson(managers.iryna, '#c2553d'),
  marco: managerPerson(managers.marco, '#2f8f6b'),
  lawyer: colleague('Taras Bondar', 'lawyer', '#8a5cc2'),
  designer: colleague('Sofia Lind', 'designer', '#c2553d'),
};

function managerPerson(manager: (typeof managers)['iryna'], color: string): Person {
  return {
    name: manager.display_name,
    avatar: manager.avatar_image,
    role: 'manager',
    isManager: true,
    color,
  };
}

function colleague(name: string, role: string, color: string): Person {
  return { name, avatar: picturePath('avatar', name), role, color };
}
