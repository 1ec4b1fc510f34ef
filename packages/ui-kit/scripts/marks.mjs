// Writes src/marks/brandPaths.ts: the outlines of the brand marks we show, taken from simple-icons (CC0-1.0).
import { writeFile } from 'node:fs/promises';
import * as icons from 'simple-icons';

const brands = {
  youtube: icons.siYoutube,
  tiktok: icons.siTiktok,
  instagram: icons.siInstagram,
  facebook: icons.siFacebook,
  twitch: icons.siTwitch,
  discord: icons.siDiscord,
  telegram: icons.siTelegram,
  viber: icons.siViber,
  vkontakte: icons.siVk,
  whatsapp: icons.siWhatsapp,
  messenger: icons.siMessenger,
  snapchat: icons.siSnapchat,
  spotify: icons.siSpotify,
  dailymotion: icons.siDailymotion,
};

// A nearly black mark would be invisible in the dark scheme: it gets the colour of the text instead.
const isNearBlack = (hex) => hex.match(/../g).every((part) => Number.parseInt(part, 16) < 0x20);
const lines = Object.entries(brands).map(
  ([name, { path, hex }]) =>
    `export const ${name} = { path: '${path}'${isNearBlack(hex) ? '' : `, color: '#${hex}'`} };`,
);
const head = '// Written by scripts/marks.mjs from simple-icons (CC0-1.0); do not edit.\n';
await writeFile(new URL('../src/marks/brandPaths.ts', import.meta.url), `${head}\n${lines.join('\n')}\n`);
