import { picturePath } from '../pictures/pictures.ts';
import { emptyBalance } from './grants.ts';
import type { Persona } from './Persona.ts';

export const unverified: Persona = {
  id: 'unverified',
  summary: 'A creator whose e-mail address is not verified yet.',
  user: {
    name: 'Petro Hnatiuk',
    email: 'unverified@my-air.test',
    avatarImage: picturePath('avatar', 'Petro Hnatiuk'),
    isUnverified: true,
  },
  partner: { name: 'Petro Hnatiuk', leadOrigin: 'website', capabilities: {}, balance: emptyBalance },
};

export const twoFactor: Persona = {
  id: 'twofactor',
  summary: 'A creator who signs in with a second factor, sent by e-mail to the mailbox page.',
  user: {
    name: 'Amelie Laurent',
    email: 'twofactor@my-air.test',
    avatarImage: picturePath('avatar', 'Amelie Laurent'),
    timezone: 'Europe/Paris',
    dateFormat: 'Europe',
    introTour: false,
    isNew: false,
    twoFactorMethod: 'email',
  },
  partner: { name: 'Amelie Laurent', country: 'FR', city: 'Lyon', capabilities: {}, balance: emptyBalance },
};

export const staff: Persona = {
  id: 'staff',
  summary: 'A member of our staff, who may act as any of the others from the control room.',
  user: {
    name: 'Iryna Savchenko',
    email: 'staff@my-air.test',
    avatarImage: picturePath('avatar', 'Iryna Savchenko'),
    timezone: 'Europe/Kyiv',
    introTour: false,
    isNew: false,
    isStaff: true,
  },
  partner: { name: 'Iryna Savchenko', country: 'UA', city: 'Kyiv', capabilities: {}, balance: emptyBalance },
};
