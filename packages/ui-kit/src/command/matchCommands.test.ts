import { describe, expect, test } from 'vitest';

import type { Command, CommandGroup } from './Command.ts';
import { matchCommands, mostOfGroup } from './matchCommands.ts';

const command = (title: string, more: Partial<Command> = {}): Command => ({ id: title, title, ...more });
const screens: CommandGroup = {
  id: 'screens',
  label: 'Screens',
  commands: [
    command('Головна', { keywords: ['Home'] }),
    command('Канали', { keywords: ['Channels', 'YouTube'] }),
    command('Фінанси', { keywords: ['Finance'], description: 'Виплати та баланс' }),
  ],
};
const titles = (groups: readonly CommandGroup[]) =>
  groups.flatMap(({ commands }) => commands.map(({ title }) => title));

describe('matchCommands', () => {
  test.each([
    ['фін', ['Фінанси']],
    ['ФІН', ['Фінанси']],
    ['home', ['Головна']],
    ['  channels  ', ['Канали']],
    ['виплати', ['Фінанси']],
    ['нічого такого', []],
  ])('"%s" finds %j', (typed, expected) => {
    expect(titles(matchCommands([screens], typed))).toEqual(expected);
  });

  test('accents do not have to be typed', () => {
    const group = { ...screens, commands: [command('Música y más')] };
    expect(titles(matchCommands([group], 'musica'))).toEqual(['Música y más']);
  });

  test('each of several words must be found, in any order', () => {
    const group = { ...screens, commands: [command('Kitchen at night'), command('Night drive')] };
    expect(titles(matchCommands([group], 'night kitchen'))).toEqual(['Kitchen at night']);
  });

  test('what begins with the words comes before what contains them', () => {
    const group = {
      ...screens,
      commands: [command('My audio'), command('Ideas of audio'), command('Audio')],
    };
    expect(titles(matchCommands([group], 'aud'))).toEqual(['Audio', 'My audio', 'Ideas of audio']);
  });

  test('a title that begins with all that is typed comes first, with its group', () => {
    const acts = {
      ...screens,
      id: 'acts',
      commands: [
        command('Add a comment'),
        command('My adds: c'),
        command('Add channel'),
        command('Ádd café'),
      ],
    };
    const channels = { ...screens, id: 'channels', commands: [command('My add channel')] };
    expect(titles(matchCommands([channels, acts], 'ADD  c'))).toEqual([
      'Add channel',
      'Ádd café',
      'Add a comment',
      'My adds: c',
      'My add channel',
    ]);
  });

  test('results of a search come where they were, whatever their titles begin with', () => {
    const found = { ...screens, id: 'found', isSearched: true, commands: [command('Audio')] };
    const acts = { ...screens, id: 'acts', commands: [command('My audio')] };
    expect(titles(matchCommands([acts, found], 'audio'))).toEqual(['My audio', 'Audio']);
  });

  test('nothing typed keeps the order of the source', () => {
    expect(titles(matchCommands([screens], ' '))).toEqual(['Головна', 'Канали', 'Фінанси']);
  });

  test('a group appears only when it is meant to, and never empty', () => {
    const recent: CommandGroup = { ...screens, id: 'recent', appears: 'before-typing' };
    const channels: CommandGroup = { ...screens, id: 'channels', appears: 'while-typing' };
    const ids = (typed: string) => matchCommands([recent, channels, screens], typed).map(({ id }) => id);
    expect(ids('')).toEqual(['recent', 'screens']);
    expect(ids('канали')).toEqual(['channels', 'screens']);
    expect(ids('zzz')).toEqual([]);
  });

  test('what a source has searched itself is shown as it is', () => {
    expect(titles(matchCommands([{ ...screens, isSearched: true }], 'zzz'))).toHaveLength(3);
  });

  test('one group does not push the others out of sight', () => {
    const commands = Array.from({ length: 500 }, (_, index) => command(`Channel ${index}`));
    expect(titles(matchCommands([{ ...screens, commands }], 'channel'))).toHaveLength(mostOfGroup);
  });
});
