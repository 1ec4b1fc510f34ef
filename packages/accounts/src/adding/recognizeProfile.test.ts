import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { recognizeProfile } from './recognizeProfile.ts';

const id = 'UCmaisternia000000000000';

describe('[CH-11] every way to write a profile ends in its platform and one name', () => {
  test.each([
    ['youtube', 'kite.films', 'https://www.youtube.com/@kite.films'],
    ['youtube', 'kite.films', 'youtube.com/@Kite.Films?si=abc'],
    ['youtube', 'kite.films', 'https://m.youtube.com/@kite.films/videos'],
    ['youtube', 'kite.films', 'https://www.youtube.com/c/Kite.Films'],
    ['youtube', 'kitefilms', 'https://www.youtube.com/user/KiteFilms'],
    ['youtube', id, `https://www.youtube.com/channel/${id}`],
    ['youtube', id, `https://studio.youtube.com/channel/${id}/videos`],
    ['youtube', id, `https://music.youtube.com/channel/${id}`],
    ['youtube', id, id],
    ['youtube', 'майстерня', 'https://www.youtube.com/@Майстерня'],
    [
      'youtube',
      'майстерня',
      'https://www.youtube.com/@%D0%9C%D0%B0%D0%B9%D1%81%D1%82%D0%B5%D1%80%D0%BD%D1%8F',
    ],
    ['youtube', 'майстерня', '@Майстерня'],
    ['youtube', 'kite-films', '@kite-films'],
    ['instagram', 'kite.films', 'instagram.com/kite.films'],
    ['instagram', 'kite.films', 'www.instagram.com/kite.films/'],
    ['instagram', 'kite.films', 'https://www.instagram.com/kite.films?igsh=MTIz&utm_source=qr#top'],
    ['instagram', 'kite.films', 'HTTPS://Instagram.com/Kite.Films/reels'],
    ['instagram', 'kite.films', 'https://m.instagram.com/kite.films'],
    ['instagram', 'kite.films', 'https://www.instagram.com/stories/kite.films/123'],
    ['instagram', 'kite.films', 'instagr.am/kite.films'],
    ['instagram', 'kite.films', '  \u200Ehttps://www.instagram.com/kite.films\u00A0\u200B'],
    ['instagram', 'kite.films', 'See @kite.films on Instagram: https://www.instagram.com/kite.films?igsh=1'],
    ['tiktok', 'kite.films', 'https://www.tiktok.com/@kite.films?lang=uk&_t=1'],
    ['tiktok', 'kite.films', 'tiktok.com/@kite.films/video/123'],
    ['tiktok', 'kite.films', 'https://m.tiktok.com/@Kite.Films'],
  ] as const)('%s %s: %s', (platform, name, text) => {
    expect(recognizeProfile(text)).toEqual({ kind: 'profile', platform, name });
  });

  test.each([
    'kite.films',
    '@kite.films',
    '  @Kite.Films ',
    '@ kite.films',
    '\u200E@kite\u200B.films\u00A0',
    '＠ｋｉｔｅ．ｆｉｌｍｓ',
  ])('a name alone, of any platform: %s', (text) => {
    expect(recognizeProfile(text)).toEqual({ kind: 'name', name: 'kite.films' });
  });

  test.each([
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=3'],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ?si=abc'],
    ['youtube', 'youtube.com/shorts/dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/live/dQw4w9WgXcQ'],
    ['instagram', 'https://www.instagram.com/p/Cxyz/?igsh=1'],
    ['instagram', 'https://www.instagram.com/reel/Cxyz/'],
  ] as const)('a link to a video or post of %s names no profile: %s', (platform, text) => {
    expect(recognizeProfile(text)).toEqual({ kind: 'post', platform });
  });

  test.each([
    ['tiktok', 'https://vm.tiktok.com/ZMabc123/'],
    ['tiktok', 'vt.tiktok.com/ZSabc123'],
    ['tiktok', 'https://www.tiktok.com/t/ZTabc123/'],
    ['instagram', 'https://www.instagram.com/share/BAabc123'],
  ] as const)('a short link of %s hides the name: %s', (platform, text) => {
    expect(recognizeProfile(text)).toEqual({ kind: 'short-link', platform });
  });

  test.each([
    '',
    '@',
    'kite films',
    '<b>kite</b>',
    'https://',
    'javascript:alert(1)',
    'https://evil.example/kite',
    'https://instagram.com.evil.example/kite',
    'https://evil.example/?u=https://instagram.com/kite',
    'https://instagram.com/',
    'https://instagram.com/explore/tags/kite',
    'https://www.tiktok.com/discover',
    'https://www.youtube.com/',
    'youtube.com',
    'https://www.youtube.com/feed/subscriptions',
    'https://www.youtube.com/@%E0%A4%A',
    'a'.repeat(101),
  ])('no profile: %s', (text) => {
    expect(recognizeProfile(text)).toEqual({ kind: 'unknown' });
  });
});

test('[CH-11] a name stays what it is when it is read again', () => {
  assert(
    property(string(), (text) => {
      const recognized = recognizeProfile(text);
      const again = recognized.kind === 'name' ? recognizeProfile(recognized.name) : recognized;
      expect(again).toEqual(recognized);
    }),
  );
});
