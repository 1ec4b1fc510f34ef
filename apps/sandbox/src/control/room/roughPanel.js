import { control } from './control.js';

/** The actions of the buttons of the section; each returns the sentence that is said about it. */
export const roughActs = {
  'rough-on': async () => {
    const { seed } = document.querySelector('#rough-form').elements;
    await control('POST', 'rough', { seed: Number(seed.value) });
    return 'The world is rough';
  },
  'rough-off': async () => {
    await control('DELETE', 'rough');
    return 'The world is calm';
  },
};

/** Shows whether the world is rough, and by which seed. */
export async function showRough() {
  const rough = await control('GET', 'rough');
  const text = rough ? `It is rough, by the seed ${rough.seed}.` : 'It is calm.';
  const line = document.querySelector('#rough-state');
  if (line.textContent !== text) line.textContent = text;
}
