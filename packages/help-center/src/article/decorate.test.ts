import { afterEach, expect, test } from 'vitest';

import { anchorOf, decorate } from './decorate.ts';

const words = {
  linkTo: (text: string) => `Link to ${text}`,
  enlarge: (text: string) => `Enlarge ${text}`,
  play: (text: string) => `Play ${text}`,
  playedBy: 'Played by YouTube',
};
const videoAddress = 'https://www.youtube.com/watch?v=abc_DEF-123';

/** An article on the page, made of nodes like those of the sanitizer. */
function article(...nodes: Node[]) {
  const place = document.createElement('div');
  place.append(...nodes);
  document.body.append(place);
  return place;
}
function element(tag: string, text = '', attributes: Readonly<Record<string, string>> = {}) {
  const made = document.createElement(tag);
  made.append(text);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['Step 2', 'step-2'],
  ['If it does not work?', 'if-it-does-not-work'],
  ['Коли ваша черга', 'коли-ваша-черга'],
  ['¿Qué pasa?', 'qué-pasa'],
  ['!!!', 'section'],
])('[HC-09] the anchor of "%s" is %s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});

test('[HC-09] sections get anchors that can take the focus, and a link with their name', () => {
  const place = article(element('h2', 'Step 2'), element('p', 'Text'), element('h3', 'More'));
  expect(decorate(place, words)).toEqual([
    { id: 'step-2', text: 'Step 2', level: 2 },
    { id: 'more', text: 'More', level: 3 },
  ]);
  const heading = document.getElementById('step-2');
  expect(heading?.tabIndex).toBe(-1);
  expect(heading?.querySelector('a')?.getAttribute('aria-label')).toBe('Link to Step 2');
});

test('two sections of one name are told apart', () => {
  const place = article(element('h2', 'Again'), element('h2', 'Again'));
  expect(decorate(place, words).map(({ id }) => id)).toEqual(['again', 'again-2']);
});

test('a heading never takes the name of what the page already has', () => {
  document.body.append(element('main', '', { id: 'main' }));
  const place = article(element('h2', 'Main'), element('h2', 'Location'), element('h2', 'Cookie'));
  expect(decorate(place, words).map(({ id }) => id)).toEqual(['main-2', 'location-2', 'cookie-2']);
});

test('[HC-10] a picture becomes a button that enlarges it, unless it is a link or decoration', () => {
  const link = element('a', '', { href: '/x' });
  link.append(element('img', '', { src: '/a.svg', alt: 'In a link' }));
  const place = article(
    element('img', '', { src: '/a.svg', alt: 'Four steps' }),
    element('img', '', { src: '/a.svg', alt: '' }),
    element('img', '', { alt: 'Without a source' }),
    link,
  );
  decorate(place, words);
  const buttons = [...place.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Enlarge Four steps']);
  expect(buttons[0]?.querySelector('img')).not.toBeNull();
});

test('[HC-10] a video that is alone in its paragraph can be played in place, and is not fetched before', () => {
  const alone = element('p');
  alone.append(element('a', 'Two minutes', { href: videoAddress }));
  const place = article(alone);
  decorate(place, words);
  expect(place.querySelector('button')?.getAttribute('aria-label')).toBe(
    'Play Two minutes Played by YouTube',
  );
  expect(place.querySelector('iframe')).toBeNull();
  expect(place.querySelector('figcaption a')?.getAttribute('href')).toBe(videoAddress);
});

test('[HC-10] a link to a video within a sentence, and one to anything else, stay links', () => {
  const sentence = element('p', 'See ');
  sentence.append(element('a', 'this video', { href: videoAddress }));
  const other = element('p');
  other.append(element('a', 'Elsewhere', { href: 'https://example.com/watch?v=abc_DEF-123' }));
  const place = article(sentence, other);
  decorate(place, words);
  expect(place.querySelector('button')).toBeNull();
  expect(place.querySelectorAll('a')).toHaveLength(2);
});
