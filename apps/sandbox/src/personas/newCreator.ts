import { picturePath } from '../pictures/pictures.ts';
import { emptyBalance } from './grants.ts';
import type { Persona } from './Persona.ts';

export const newCreator: Persona = {
  id: 'new',
  summary: 'A new creator: no channels yet, the welcome and the tour still ahead.',
  user: {
    name: 'Daria Moroz',
    email: 'new@my-air.test',
    avatarImage: picturePath('avatar', 'Daria Moroz'),
    timezone: 'Europe/Kyiv',
  },
  partner: {
    name: 'Daria Moroz',
    leadOrigin: 'website',
    capabilities: {},
    balance: emptyBalance,
  },
  pendingModals: ['connect_youtube'],
  notifications: [
    {
      type: 'info',
      summary: 'Welcome to My AIR',
      description: 'Connect your first channel to see what we can do for it.',
      url: '/accounts/youtube',
      created: -0.01,
    },
  ],
};
