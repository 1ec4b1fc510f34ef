import { expect, test } from 'vitest';

import { callOf } from '#test/support/callOf.ts';
import { refusedAt } from '#test/support/refusedAt.ts';
import { sampleInputs } from '#test/support/sampleInputs.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { as } = testSandbox();

/** The texts that JavaScript or PostgreSQL take for the number one, beside its digit. */
const disguised = [
  '0x1',
  '1e0',
  ' 1',
  '1 ',
  '+1',
  '1.0',
  '1.',
  '01',
  '1n',
  '0b1',
  '١',
  '１',
  '1_0',
  '-0',
  '1\t',
].concat('\uFEFF1');
const beyond = ['0', '-1', '2147483648', '4294967297', '9'.repeat(30), 'NaN', 'Infinity', 'null', 'x'];

/** The calls whose path names a row by its number, once for each of its holes. */
const holes = Object.entries(sampleInputs).flatMap(([key, { params = {} }]) =>
  Object.entries(params)
    .filter(([, value]) => typeof value === 'number')
    .map(([name]) => [key, name] as const),
);

test('[API-04] there are calls with numbers in their paths', () => {
  expect(holes.length).toBeGreaterThan(15);
});

test.each(holes)('[API-04] %s: only decimal digits are a number for {%s}', async (key, name) => {
  const input = sampleInputs[key]!;
  const who = await as(input.persona ?? 'partner');
  const wrong = [...beyond, ...disguised.map((text) => text.replace('1', String(input.params![name])))];
  for (const text of wrong) {
    const { status } = await callOf(who, key, {}, { ...input, params: { ...input.params, [name]: text } });
    expect({ text, status }).toEqual({ text, status: 404 });
  }
});

test('[API-04] a page is decimal digits, too', async () => {
  const who = await as('partner');
  for (const path of ['/api/active-chats', '/api/archived-chats', '/api/chats/1/messages', '/api/news']) {
    for (const text of [...disguised, ...beyond]) {
      const answer = await who.open(`${path}?${new URLSearchParams({ page: text }).toString()}`);
      expect({ path, sent: text, ...answer }).toMatchObject({ path, sent: text, ...refusedAt('page') });
    }
    expect(await who.open(`${path}?page=1`)).toMatchObject({ status: 200 });
  }
});

test('[API-04] so are the numbers of forms and of other queries', async () => {
  const who = await as('partner');
  for (const text of [...disguised, ...beyond]) {
    const answer = { message: 'Hello', reply_to_message_id: text };
    const reply = await sendForm(who, '/api/chats/1/messages', answer);
    expect({ sent: text, ...reply }).toMatchObject({ sent: text, ...refusedAt('reply_to_message_id') });
    const question = { summary: 'A question', message: 'How?', support_category_id: text };
    const asked = await sendForm(who, '/api/supportRequests', question);
    expect({ sent: text, ...asked }).toMatchObject({ sent: text, ...refusedAt('support_category_id') });
  }
  for (const text of disguised) {
    const query = new URLSearchParams({ join: '1', product_id: text }).toString();
    expect(await who.open(`/api/oauth/youtube/redirect?${query}`)).toMatchObject({ status: 422 });
  }
});

test.each(Object.entries(sampleInputs).filter(([, { body }]) => JSON.stringify(body)?.match(/:\d/)))(
  '[API-04] %s takes no number that its column cannot hold',
  async (key, sample) => {
    const who = await as(sample.persona ?? 'partner');
    const whole = JSON.stringify(sample.body);
    for (const number of ['2147483648', '1e300', '-1', '0.5', '9007199254740993']) {
      const body: unknown = JSON.parse(whole.replaceAll(/:\d+/g, `:${number}`));
      const { status } = await callOf(who, key, {}, { ...sample, body });
      expect({ number, status }).toEqual({ number, status: 422 });
    }
  },
);
