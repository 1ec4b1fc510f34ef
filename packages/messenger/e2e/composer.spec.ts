import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const rich = (page: Page) => page.locator('[contenteditable][aria-label="Message"]');
const feed = (page: Page) => page.getByRole('feed', { name: 'Messages of this chat' });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });

/** Opens a chat of the partner. */
async function openChat(page: Page, name: string | RegExp = /Slow Timber/): Promise<void> {
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link', { name }).first().click();
  await expect(feed(page)).toBeVisible();
}

/** The text of the next message that is sent, as in the request: with the line ends of a form. */
async function nextSent(page: Page): Promise<string> {
  const request = await page.waitForRequest(
    (one) => one.method() === 'POST' && /\/api\/chats\/\d+\/messages$/.test(one.url()),
  );
  const body = request.postDataBuffer()!.toString('utf8');
  return /name="message"\r\n(?:[^\r\n]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(body)![1]!;
}

test('[MSG-04] what is typed is drawn as it was typed, and formats are drawn as formats', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page);
  await rich(page).click();
  const lines = ['Tile 2*3*4 cm, **kwargs and __init__', '---', '  # 1 in the chart', '1986. A great year'];
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Shift+Enter');
  }
  await page.keyboard.type('and **bold** &reg;');
  const sent = nextSent(page);
  await page.keyboard.press('Enter');
  await sent;
  const message = feed(page).getByRole('article', { name: /Tile 2/ });
  await expect(message.locator('strong', { hasText: 'bold' })).toHaveCount(1);
  const text = message.getByText('Tile').locator('xpath=ancestor-or-self::*[@dir="auto"][1]');
  await expect
    .poll(() => text.evaluate((element) => (element as HTMLElement).innerText))
    .toBe([...lines, 'and bold &reg;'].join('\n'));
  await expect(rich(page)).toHaveText('');
  await page.keyboard.press('ArrowUp');
  await expect(rich(page).locator('p')).toHaveText([...lines, 'and bold &reg;'], { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(rich(page)).toHaveText('');
});

/** The text of the chat's last message, as the server keeps it: a request with a file does not show its body. */
async function lastKept(page: Page): Promise<string> {
  const chat = new URL(page.url()).searchParams.get('chat');
  const answer = await page.request.get(`/api/chats/${chat}/messages`);
  const { messages } = (await answer.json()) as { messages: { id: number; message_markdown: string }[] };
  return messages.toSorted((one, other) => other.id - one.id)[0]?.message_markdown ?? '';
}

test('[MSG-04] [MS-10] a mention, an emoji, a format and a file go out together', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, /Меблі за вечір/);
  await expect(rich(page)).toBeVisible();
  await rich(page).focus();
  await page.keyboard.type('Hi @');
  const people = page.getByRole('listbox', { name: 'People in this chat' });
  await expect(people).toBeVisible();
  const option = people.getByRole('option').first();
  const name = (await option.textContent())!.replace(/^\p{L}{1,2}(?=\p{Lu})/u, '');
  await expect(rich(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(people).toBeHidden();
  await expect(rich(page).locator('[data-type="mention"]')).toContainText('@');
  await page.keyboard.type('see ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('this');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Insert an emoji' }).click();
  const emoji = page.getByRole('dialog', { name: 'Insert an emoji' });
  await emoji.getByRole('button', { name: '🎉' }).first().click();
  await expect(rich(page)).toBeFocused();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('notes.txt');
  await rich(page).press('Enter');
  await expect(feed(page).getByRole('article').last()).toContainText('notes.txt');
  // It is in the chat before the server has it.
  await expect
    .poll(() => lastKept(page))
    .toMatch(
      /^Hi <span data-type="mention" data-id="\d+" data-label="([^"]+)">@\1<\/span> see \*\*this\*\* 🎉$/,
    );
  expect(await lastKept(page)).toContain(name.trim().split(' ').at(-1));
});

test('[MSG-04] what is pasted from a page is reduced to what a message can hold', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await openChat(page);
  await expect(rich(page)).toBeVisible();
  await rich(page).focus();
  const paste = (types: Record<string, string>) =>
    page.evaluate((entries) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(entries)) data.setData(type, text);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, types);
  await paste({
    'text/html':
      '<h1 onclick="alert(1)">Title</h1><script>alert(1)</script><p style="color:red">a <b>b</b> <a href="javascript:alert(1)">c</a> <a href="https://my-air.test/d">d</a><img src="x" onerror="alert(1)"></p><ul><li>e</li><li>f</li></ul><table><tr><td>g</td><td>h</td></tr></table>',
    'text/plain': 'Title',
  });
  expect(
    await rich(page).evaluate(
      (field) => field.querySelectorAll('script,img,h1,table,[style],[onclick]').length,
    ),
  ).toBe(0);
  const sent = nextSent(page);
  await page.keyboard.press('Control+Enter');
  expect(await sent).toBe('Title\r\na **b** c [d](https://my-air.test/d)\r\n\r\n- e\r\n- f\r\n\r\ng | h');
  expect(await sandbox.policyReports()).toEqual([]);
  const long = 'A line of a hundred thousand characters. '.repeat(25).concat('\n').repeat(97);
  await paste({ 'text/plain': long });
  await expect(rich(page).locator('p').first()).toHaveText(/A line of a hundred/);
  await page.keyboard.type('!');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('[MS-06] [MS-34] an arrow up edits the last message with its formatting, and Escape leaves the message as it was', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page);
  await expect(rich(page)).toBeVisible();
  await rich(page).focus();
  const source = '**bold** and `code`\n\n- one\n- two';
  const first = nextSent(page);
  await page.keyboard.type('**bold** and `code`');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  expect(await first).toBe(source.replaceAll('\n', '\r\n'));
  await expect(feed(page).getByRole('article', { name: /bold and code/ })).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Editing a message')).toBeVisible();
  await expect(rich(page).locator('strong')).toHaveText('bold');
  await expect(rich(page).locator('li')).toHaveText(['one', 'two']);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Editing a message')).toBeHidden();
  await expect(rich(page)).toHaveText('');
  const message = feed(page).getByRole('article', { name: /bold and code/ });
  await expect(message.locator('strong')).toHaveText('bold');
  await expect(message).not.toContainText('edited');
});

test('[MS-04] a formatted draft is there after a reload, and in no other chat', async ({ page, signIn }) => {
  await signIn('partner');
  await openChat(page);
  await expect(rich(page)).toBeVisible();
  await rich(page).focus();
  await page.keyboard.type('Half **a** thought');
  await page.reload();
  await expect(rich(page)).toHaveText('Half a thought');
  await expect(rich(page).locator('strong')).toHaveText('a');
  await page
    .getByRole('link', { name: /Меблі за вечір/ })
    .first()
    .click();
  await expect(rich(page)).toHaveText('');
});

test('[MS-31] the toolbar formats, is reached by Tab once, and its keys stand in the help', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page);
  await expect(rich(page)).toBeVisible();
  await rich(page).focus();
  await page.keyboard.type('word');
  await page.keyboard.press('Control+a');
  const bold = toolbar(page).getByRole('button', { name: 'Bold' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect(rich(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bold).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar(page).getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar(page).getByRole('button', { name: 'Block of code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused();

  await rich(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+u');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText('This is not a web address')).toBeVisible();
  await address.fill('my-air.test/help');
  await address.press('Enter');
  await expect(address).toBeHidden();
  await expect(rich(page)).toBeFocused();
  const sent = nextSent(page);
  await page.keyboard.press('Control+Enter');
  expect(await sent).toBe('[**word**](https://my-air.test/help)');
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Strikethrough');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[NAV-20] [MSG-04] the formats stand behind one button, and the field stays in sight', async ({
    page,
    signIn,
  }) => {
    await signIn('partner');
    await openChat(page);
    await expect(rich(page)).toBeVisible();
    await expect(toolbar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Formatting' }).click();
    await expect(toolbar(page)).toBeVisible();
    const { height } = (await toolbar(page).getByRole('button', { name: 'Bold' }).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await expect(composer(page)).toBeInViewport();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});

test('the rich composer is accessible', async ({ page, signIn }) => {
  await signIn('partner');
  await openChat(page);
  await expect(rich(page)).toBeVisible();
  await rich(page).focus();
  await page.keyboard.type('- **a** @');
  await expect(page.getByRole('listbox', { name: 'People in this chat' })).toBeVisible();
  await expectAccessible(page);
});
