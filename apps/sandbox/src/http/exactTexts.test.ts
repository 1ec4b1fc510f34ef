import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { sendForm } from '#test/support/sendForm.ts';

const texts = ['\uFEFFfirst', 'line\uFEFF', '\uFEFF\uFEFF two', 'two\r\nlines'];

onEveryDatabase('a text', ({ as }) => {
  test.each(texts)('[MSG-03] %j comes back as it was sent, from every call that keeps one', async (text) => {
    const who = await as('partner');
    const sent = await sendForm(who, '/api/chats/1/messages', { message: text });
    const { id } = (sent.body as { chat_message: { id: number } }).chat_message;
    const edited = await who.write('PUT', `/api/chats/1/messages/${id}`, { message: `${text} edited` });
    expect(sent.body).toMatchObject({ chat_message: { message_markdown: text } });
    expect(edited.body).toMatchObject({ chat_message: { message_markdown: `${text} edited` } });

    const request = { support_category_id: 1, summary: text, message: text };
    expect((await sendForm(who, '/api/supportRequests', request)).body).toMatchObject({
      support_request: { summary: text, message: text },
    });
    const reply = await who.write('POST', '/api/notificationMessages/2/reply', { message: text });
    expect(reply.body).toMatchObject({ notification_message: { partner_comment: text } });
    const rate = await who.write('POST', '/api/notificationMessages/3/rate', { rating: 9, feedback: text });
    expect(rate.body).toMatchObject({ notification_message: { partner_comment: text } });
  });
});
