import { expect, test } from 'vitest';

import { videoLink } from './videoLink.ts';

function frame(src: string, title = '') {
  const made = document.createElement('iframe');
  made.setAttribute('src', src);
  made.title = title;
  return made;
}

test.each([
  'https://www.youtube.com/embed/abc_DEF-123',
  'https://youtube.com/embed/abc_DEF-123?start=5',
  'https://www.youtube-nocookie.com/embed/abc_DEF-123',
])('[HC-10] the frame %s becomes a link to its video', (src) => {
  const link = videoLink(frame(src, 'How to connect'));
  expect(link?.href).toBe('https://www.youtube.com/watch?v=abc_DEF-123');
  expect(link?.textContent).toBe('How to connect');
});

test.each([
  '',
  'about:blank',
  '/embed/abc_DEF-123',
  'javascript:alert(1)',
  'http://www.youtube.com/embed/abc_DEF-123',
  'https://www.youtube.com.evil.example/embed/abc_DEF-123',
  'https://www.youtube.com@evil.example/embed/abc_DEF-123',
  'https://www.youtube.com/embed/../redirect?q=x',
  'https://www.youtube.com/embed/a%22onload',
])('[HC-10] the frame "%s" is no video', (src) => {
  expect(videoLink(frame(src))).toBeUndefined();
});

test('a video without a name is called after where it is', () => {
  expect(videoLink(frame('https://www.youtube.com/embed/abc_DEF-123'))?.textContent).toBe('YouTube');
});
