import { PortalStory } from '@my-air/feature-api/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { loadMessages } from '../messages.ts';
import { buildArticle } from '../testing/buildHelp.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

/** What an editor who means harm could store, each with words that have to stay readable. */
const payloads = [
  'Script <script>alert(1)</script>after',
  '<b onclick="alert(1)" onmouseover="alert(1)">Handler</b>',
  '<img src="x:1" onerror="alert(1)" alt="Picture">',
  '<img src=x onerror=alert(1)>Broken picture',
  '<a href="javascript:alert(1)">Address</a>',
  '<a href="jav&#9;ascript:alert(1)">Tabbed address</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Document address</a>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>Drawing',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math>Mathematics',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>Frame',
  '<object data="data:text/html,<script>alert(1)</script>"></object>Object',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">Form</button></form>',
  '<style>body{display:none!important}</style>Style',
  '<p style="position:fixed;inset:0">Position</p>',
  '<base href="https://evil.example/">Base',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">Refresh',
  '<details open ontoggle="alert(1)"><summary>Details</summary></details>',
  '<video autoplay onloadstart="alert(1)"><source src="x" onerror="alert(1)"></video>Film',
  '<template><script>alert(1)</script></template>Template',
  '<noscript><img title="</noscript><img src=x onerror=alert(1)>"></noscript>Without scripts',
  '<h2 id="root" name="getElementById" onclick="alert(1)">Heading</h2>',
  '<h2><img src=x onerror=alert(1)>location</h2>',
  '<button data-zoom><img src="x" onerror="alert(1)">Zoom</button>',
  '<a data-anchor="x" href="#x" onfocus="alert(1)" autofocus tabindex="1">Anchor</a>',
];
const words =
  'after,Handler,Broken picture,Address,Tabbed address,Document address,Drawing,Mathematics,Frame,Object,Style,Position,Base,Refresh,Details,Film,Template,Without scripts,Heading,location,Zoom,Anchor'.split(
    ',',
  );

const meta = {
  title: 'Help center/ArticleScreen/Hostile',
  component: ArticleScreen,
  decorators: [PortalStory],
  args: { id: '1' },
  parameters: {
    // The payloads are shown as they are left, and what is left of them is no model of a page.
    a11y: { test: 'off' },
    portal: {
      loadMessages,
      answers: {
        'GET api/help/articles/{id}': {
          article: buildArticle({
            name: 'Name <script>alert(1)</script>',
            description_html: '<img src=x onerror=alert(1)>Description',
            content_html: `<h2>First</h2>${payloads.map((payload) => `<div>${payload}</div>`).join('')}<h2>Last</h2>`,
          }),
        },
        'POST api/help-analytics/articles/{id}/interactions': undefined,
      },
    },
  },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [HC-10] Everything that a hostile editor could store is inert, and its words can still be read. */
export const Inert: Story = {
  play: async ({ canvas, canvasElement }) => {
    const alerts = spyOn(window, 'alert').mockImplementation(() => undefined);
    // The contents name it too.
    const last = () => canvas.getByRole('heading', { name: /^Last/ });
    await waitFor(() => expect(last()).toBeVisible());
    const article = canvas.getByRole('article');
    for (const word of words) await expect(article).toHaveTextContent(word);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Name <script>alert(1)</script>',
    );

    const forbidden = 'script, style, iframe, object, form, input, svg script, video, template, base, meta';
    const body = last().parentElement;
    await expect([...(body?.querySelectorAll(forbidden) ?? [])]).toEqual([]);
    const handlers = [...(body?.querySelectorAll('*') ?? [])].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    );
    await expect(handlers).toEqual([]);
    for (const element of body?.querySelectorAll<HTMLElement>('b, p, div, h2') ?? []) element.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(alerts).not.toHaveBeenCalled();
    await expect(document.body).toBeVisible();
    await expect(canvasElement.querySelector('[href^="javascript"], [href^="data"]')).toBeNull();
  },
};
