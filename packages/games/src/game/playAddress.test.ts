import { expect, test } from 'vitest';

import { playAddress } from './playAddress.ts';

const config = { allowedRedirectHosts: ['games.example', 'localhost', 'exact.example:8443'] };

test.each([
  'https://games.example/tower',
  'http://localhost:3002/games/tower',
  'https://exact.example:8443/',
])('[GAME-01] %s is a place to play', (address) => expect(playAddress(address, config)).toBe(address));

test.each([
  'https://evil.example/',
  'https://games.example.evil.example/',
  'https://games.example@evil.example/',
  'https://evil.example#games.example',
  'https://exact.example/',
  '//games.example/',
  '/games/1',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:\\\\games.example',
  'mailto:a@games.example',
  '',
  null,
  undefined,
])('[GAME-01] %j is not', (address) => expect(playAddress(address, config)).toBeUndefined());
