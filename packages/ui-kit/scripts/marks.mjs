// Writes the outlines of the brand marks we show, taken from simple-icons (CC0-1.0): those of platforms to
// src/marks/brandPaths.ts, and to src/marks/contactPaths.ts those of contacts alone, which few screens show.
import { writeFile } from 'node:fs/promises';
import * as icons from 'simple-icons';

const platforms = {
  youtube: icons.siYoutube,
  tiktok: icons.siTiktok,
  instagram: icons.siInstagram,
  facebook: icons.siFacebook,
  twitch: icons.siTwitch,
  snapchat: icons.siSnapchat,
  spotify: icons.siSpotify,
  dailymotion: icons.siDailymotion,
};
const contacts = {
  discord: icons.siDiscord,
  telegram: icons.siTelegram,
  viber: icons.siViber,
  vkontakte: icons.siVk,
  whatsapp: icons.siWhatsapp,
  messenger: icons.siMessenger,
};

// A nearly black mark would be invisible in the dark scheme: it gets the colour of the text instead.
const isNearBlack = (hex) => hex.match(/../g).every((part) => Number.parseInt(part, 16) < 0x20);
const lineOf = ([name, { path, hex }]) =>
  `export const ${name} = { path: '${path}'${isNearBlack(hex) ? '' : `, color: '#${hex}'`} };`;
const head = '// Written by scripts/marks.mjs from simple-icons (CC0-1.0); do not edit.\n';
for (const [file, brands] of Object.entries({ brandPaths: platforms, contactPaths: contacts })) {
  const lines = Object.entries(brands).map(lineOf);
  await writeFile(new URL(`../src/marks/${file}.ts`, import.meta.url), `${head}\n${lines.join('\n')}\n`);
}
