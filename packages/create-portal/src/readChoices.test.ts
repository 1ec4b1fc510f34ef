import { expect, test, vi } from 'vitest';

import { type Questions, readChoices } from './readChoices.ts';

const given = ['my-portal', '--features', 'news,home', '--brand', 'Acme', '--accent', '#0a7'];
const questions = () => ({
  folder: vi.fn<Questions['folder']>(async () => 'asked'),
  features: vi.fn<Questions['features']>(async () => ['games']),
  brand: vi.fn<Questions['brand']>(async () => 'Asked'),
  accent: vi.fn<Questions['accent']>(async () => '#abc'),
});

test('the arguments are the choices, with the features in the order of the navigation', async () => {
  expect(await readChoices(given)).toEqual({
    folder: 'my-portal',
    features: ['home', 'news'],
    brand: 'Acme',
    accent: '#0a7',
  });
});

test('a terminal asks for what was not given, and for nothing else', async () => {
  const asked = questions();
  expect(await readChoices(['my-portal', '--brand', 'Acme'], asked)).toEqual({
    folder: 'my-portal',
    features: ['games'],
    brand: 'Acme',
    accent: '#abc',
  });
  expect(asked.folder).not.toHaveBeenCalled();
  expect(asked.brand).not.toHaveBeenCalled();
});

test('without a terminal, the message names what is missing', async () => {
  await expect(readChoices([])).rejects.toThrow('Missing: the folder, --features, --brand.');
});

test.each([
  ['a folder that names no package', ['My Portal', ...given.slice(1)], '"My Portal" cannot name a package'],
  [
    'an unknown feature',
    [...given, '--features', 'home,newss'],
    'There is no feature "newss". There are: home,',
  ],
  ['no feature with a screen', [...given, '--features', 'agreements'], 'a screen to start with'],
  ['an empty brand', [...given, '--brand', ''], '1 to 40 characters'],
  ['a color that is none', [...given, '--accent', 'greenish'], '"greenish" is not a color'],
  ['an option that is unknown', [...given, '--colour', '#0a7'], "Unknown option '--colour'"],
  ['two folders', ['other', ...given], 'One folder is written at a time'],
])('%s is refused before anything is asked', async (_, args, message) => {
  const asked = questions();
  await expect(readChoices(args, asked)).rejects.toThrow(message);
  for (const question of Object.values(asked)) expect(question).not.toHaveBeenCalled();
});

test('a wrong answer is refused too', async () => {
  const asked = { ...questions(), folder: async () => 'Not One' };
  await expect(readChoices(given.slice(1), asked)).rejects.toThrow('"Not One" cannot name a package');
});
