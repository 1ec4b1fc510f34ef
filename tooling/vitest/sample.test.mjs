import { expect, test } from 'vitest';

import { sample } from './sample.mjs';

const cases = ['GET', 'POST', 'PUT'].flatMap((method) =>
  Array.from({ length: 40 }, (_, number) => ({ method, path: `/${number}` })),
);
const options = {
  each: 5,
  nameOf: ({ method, path }) => `${method} ${path}`,
  kindOf: ({ method }) => method,
  whole: false,
};
const namesOf = (drawn) => drawn.map(options.nameOf);

test('no kind is missing from a sample, however rare it is', () => {
  const rare = { method: 'DELETE', path: '/' };
  const drawn = sample([...cases, rare], options);
  expect(drawn).toContain(rare);
  for (const method of ['GET', 'POST', 'PUT'])
    expect(drawn.filter((one) => one.method === method)).toHaveLength(5);
});

test('a case is drawn by its name, whatever its place and neighbours are', () => {
  const drawn = namesOf(sample(cases, options));
  expect(namesOf(sample(cases.toReversed(), options)).toSorted()).toEqual(drawn.toSorted());
  const more = namesOf(sample([{ method: 'GET', path: '/new' }, ...cases], options));
  expect(drawn.filter((name) => !more.includes(name)).length).toBeLessThanOrEqual(1);
});

test('a sample keeps the order of the cases, and is spread over them', () => {
  const places = sample(cases, options).map((one) => cases.indexOf(one));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const gets = sample(cases.slice(0, 40), { ...options, each: 20 }).map((one) => Number(one.path.slice(1)));
  expect(gets.filter((number) => number < 20).length).toBeGreaterThan(5);
  expect(gets.filter((number) => number >= 20).length).toBeGreaterThan(5);
});

test('the whole is every case, twins included', () => {
  expect(sample(['a', 'a', 'b'], { whole: true })).toEqual(['a', 'a', 'b']);
});
