import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { buildArticle } from '../testing/buildHelp.ts';
import { hostileContent, hostileParts } from '../testing/hostileArticle.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

const meta = {
  title: 'Help center/ArticleScreen/Hostile',
  component: ArticleScreen,
  decorators: [PortalStory],
  args: { id: '1' },
  parameters: {
    // The sanitized payloads are shown as they are, and are not an accessible page.
    a11y: { test: 'off' },
    portal: {
      loadMessages,
      answers: {
        'GET api/help/articles/{id}': {
          article: buildArticle({
            name: 'Name <script>alert(1)</script>',
            description_html: '<img src=x onerror=alert(1)>Description',
            content_html: hostileContent,
          }),
        },
        'POST api/help-analytics/articles/{id}/interactions': undefined,
      },
    },
  },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const forbiddenElements =
  'script, style, link, meta, base, iframe, object, embed, form, input, video, audio, picture, source, template, noscript, svg, math, details, marquee, dialog';
/** The attributes that the sanitizer allows, and those that an article adds to its own nodes. */
const ownAttributes =
  'href src alt title width height lang dir colspan rowspan start target rel loading referrerpolicy id tabindex aria-label data-anchor data-scroll data-type data-label'.split(
    ' ',
  );

/** [HC-10] All hostile content is inert, and its text can still be read. */
export const Inert: Story = {
  play: async ({ canvas }) => {
    const alerts = spyOn(window, 'alert').mockImplementation(() => undefined);
    const before = { address: location.href, base: document.baseURI, title: document.title };
    // The table of contents has the heading's text too.
    const first = () => canvas.getByRole('heading', { name: /^First/ });
    await waitFor(() => expect(first()).toBeVisible());
    const body = first().parentElement!;

    const unread = hostileParts.filter(([words]) => !body.textContent.includes(words));
    await expect(unread.map(([words]) => words)).toEqual([]);
    const hidden = [...body.querySelectorAll<HTMLElement>('p, div, b, a, h2, td')].filter(
      (element) =>
        element.textContent.trim() !== '' && !element.checkVisibility({ visibilityProperty: true }),
    );
    await expect(hidden).toEqual([]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Name <script>alert(1)</script>',
    );

    await expect([...body.querySelectorAll(forbiddenElements)]).toEqual([]);
    const foreign = [...body.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => !ownAttributes.includes(name)),
    );
    await expect(foreign).toEqual([]);
    // Only headings have ids, and never one that would shadow a name that scripts use.
    const named = [...body.querySelectorAll('[id]')].filter((element) => !/^H[23]$/.test(element.tagName));
    await expect(named).toEqual([]);
    const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href]')];
    await expect(links.filter(({ protocol }) => !/^https?:$/.test(protocol))).toEqual([]);
    await expect(links.filter((link) => link.target !== '' && link.rel !== 'noopener noreferrer')).toEqual(
      [],
    );

    for (const element of body.querySelectorAll<HTMLElement>('*')) {
      if (!element.closest('a')) element.click();
      element.focus();
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
    // oxlint-disable-next-line my-air/no-fixed-wait -- proves that nothing is loaded or called later
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(alerts).not.toHaveBeenCalled();
    await expect({ address: location.href, base: document.baseURI, title: document.title }).toEqual(before);
    await expect(typeof document.cookie).toBe('string');
    await expect(document.body).toBeVisible();
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(fetched.filter((name) => name.includes('evil.example'))).toEqual([]);
  },
};
