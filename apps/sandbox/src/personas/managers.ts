import { picturePath } from '../pictures/pictures.ts';

/** The staff who look after partners. */
export const managers = {
  iryna: {
    id: 9001,
    display_name: 'Iryna Savchenko',
    avatar_image: picturePath('avatar', 'Iryna Savchenko'),
  },
  marco: { id: 9002, display_name: 'Marco Ferreira', avatar_image: picturePath('avatar', 'Marco Ferreira') },
};
