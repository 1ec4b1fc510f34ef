import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { cleanPastedHtml } from './cleanPastedHtml.ts';

const pasted = [
  [
    'a row of a table becomes a line, whose spaces the editor joins',
    '<table><tr><td>a</td><th> b\nc </th></tr></table>',
    '<p>a |  b\nc </p>',
  ],
  [
    'links, formats and a caption of a table stay',
    '<table><caption>Prices</caption><tr><td><p>a</p></td><td><a href="https://a.test">b</a></td></tr></table>',
    '<p>Prices</p><p>a | <a href="https://a.test">b</a></p>',
  ],
  [
    'the layout of a mail keeps its paragraphs and lists',
    '<table><tr><td><p>Hello Olena,</p><p>please see <a href="https://example.com/offer">the offer</a>.</p><ul><li>one</li><li>two</li></ul></td></tr></table>',
    '<p>Hello Olena,</p><p>please see <a href="https://example.com/offer">the offer</a>.</p><ul><li>one</li><li>two</li></ul>',
  ],
  [
    'tables within tables',
    '<table><tr><td></td><td><table><tr><td><h1>a</h1></td></tr><tr><td><b>b</b></td></tr></table></td></tr></table>',
    '<p>a</p><p><b>b</b></p>',
  ],
  ['bold by style', '<span style="font-weight: 700">a</span>', '<span><strong>a</strong></span>'],
  [
    'italic and struck by style',
    '<i STYLE="font-style:italic;text-decoration:line-through">a</i>',
    '<i><s><em>a</em></s></i>',
  ],
  ['a <b> that is not bold', '<b id=a style=font-weight:normal><p>a</p></b>', '<p>a</p>'],
  ['style elements', '<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['words that look like a style', '<p>let style="x" onclick = y</p>', '<p>let style="x" onclick = y</p>'],
] as const;

/** Needs the parser of a browser, so the table is a story instead of a unit test. */
const meta = {
  title: 'Messenger/Pasted HTML',
  render: () => (
    <ul style={{ overflowWrap: 'anywhere' }}>
      {pasted.map(([name, html]) => (
        <li key={name} aria-label={name}>
          {cleanPastedHtml(html)}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta;
export default meta;

export const Cleaned: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => [item.ariaLabel, item.textContent]);
    await expect(texts).toEqual(pasted.map(([name, , cleaned]) => [name, cleaned]));
  },
};
