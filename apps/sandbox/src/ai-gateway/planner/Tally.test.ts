import { expect, test } from 'vitest';

import { Tally } from './Tally.ts';

const scoreOf = (tally: Tally, slug: string) => tally.scores().find((scored) => scored.slug === slug);

test('[MKT-07] of several phrases that fit, the best counts in full and every other one a little', () => {
  const tally = new Tally();
  tally.say('titles', 4, ['title']);
  tally.say('titles', 6, ['better', 'title']);
  expect(scoreOf(tally, 'titles')?.score).toBe(7);
});

test('[MKT-07] single words add up beside phrases, but ask for nothing', () => {
  const tally = new Tally();
  tally.add('titles', 1, ['name']);
  tally.add('titles', 2, ['title']);
  expect(scoreOf(tally, 'titles')).toEqual({
    slug: 'titles',
    score: 3,
    isAsked: false,
    words: new Set(['name', 'title']),
  });
  tally.say('titles', 4, ['title']);
  expect(scoreOf(tally, 'titles')).toMatchObject({ score: 7, isAsked: true });
});

test('[MKT-07] a service that was only named has no words, and so no score', () => {
  const tally = new Tally();
  tally.ask('titles');
  expect(tally.scores()).toEqual([]);
});
