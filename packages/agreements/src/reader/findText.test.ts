import { expect, test } from 'vitest';

import { findText } from './findText.ts';

function places(html: string, wanted: string): string[] {
  const root = document.createElement('div');
  const paragraphs = html.split('|');
  for (const paragraph of paragraphs) {
    const block = document.createElement('p');
    for (const [index, part] of paragraph.split('*').entries()) {
      const element = document.createElement(index % 2 === 0 ? 'span' : 'b');
      element.textContent = part;
      block.append(element);
    }
    root.append(block);
  }
  return findText(root, wanted).map(String);
}

test.each([
  ['Fair play', 'fair', ['Fair']],
  ['Fair *play* wins', 'FAIR PLAY', ['Fair play']],
  ['ends here|Here begins', 'here', ['here', 'Here']],
  ['one|two', 'onetwo', []],
  ['one|two', 'e', ['e']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['İstanbul and Istanbul', 'istanbul', ['İstanbul', 'Istanbul']],
  ['Угода про надання', 'УГОДА', ['Угода']],
  ['nothing here', '   ', []],
  ['in YouTube’s terms', "youtube's", ['YouTube’s']],
  ['on thirty days’ notice, and', "thirty days' notice", ['thirty days’ notice']],
  ['of the\u00A0Partner', 'the partner', ['the\u00A0Partner']],
  ['of the\r\n    Partner', 'the  partner', ['the\r\n    Partner']],
  ['the re\u00ADve\u00ADnue of', 'revenue', ['re\u00ADve\u00ADnue']],
  ['the re\u00ADve\u00ADnue of', 'venue', ['ve\u00ADnue']],
  ['the *zero*\u200B width', 'zero width', ['zero\u200B width']],
  ['the “Partner” – you', '"partner" - you', ['“Partner” – you']],
  ['by e‑mail or post', 'mail', ['mail']],
  ['Straße und Weg', 'strasse', ['Straße']],
  ['Straße und Weg', 'und', ['und']],
  ['the end |of a block', 'end of', []],
] as const)('[DS-02] in "%s", "%s" is found as %o', (text, wanted, found) => {
  expect(places(text, wanted)).toEqual(found);
});
