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
] as const)('[DS-02] in "%s", "%s" is found as %o', (text, wanted, found) => {
  expect(places(text, wanted)).toEqual(found);
});
