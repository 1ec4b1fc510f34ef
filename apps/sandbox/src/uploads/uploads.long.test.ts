import type { Attachment, Message } from '@my-air/messenger/contract';
import { expect, test } from 'vitest';

import { boundary, multipartForm } from '#test/support/multipartForm.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { rawRequest } from '#test/support/rawRequest.ts';
import { sendForm } from '#test/support/sendForm.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';
import { uploadName } from './examineFile.ts';

const chat = '/api/chats/1/messages';

/** Bytes written as characters of the same numbers. */
const bytes = (latin: string) => new Uint8Array(Buffer.from(latin, 'latin1'));
const png = bytes('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR');
const jpeg = bytes('\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0');
const gif = bytes('GIF89a\u0001\0\u0001\0');
const webp = bytes('RIFF\u0024\0\0\0WEBPVP8 ');
const mp4 = bytes('\0\0\0\u0018ftypmp42\0\0\0\0');
const oldQuickTime = bytes('\0\0\0\u0008wide\0\0\0\u0020mdat');
const heic = bytes('\0\0\0\u0018ftypheic\0\0\0\0');
const webm = bytes('\u001AE\u00DF\u00A3\u0001\0\0\0');
const mp3 = bytes('\u00FF\u00FB\u0090\u0044\0\0');
const taggedMp3 = bytes('ID3\u0004\0\0\0\0\0\0');
const wav = bytes('RIFF\u0024\0\0\0WAVEfmt ');
const ogg = bytes('OggS\0\u0002\0\0');
const pdf = bytes('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3');
const zip = bytes('PK\u0003\u0004\u0014\0\0\0a.txt');
const emptyZip = bytes(`PK\u0005\u0006${'\0'.repeat(18)}`);
const docx = bytes('PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml\0\0word/document.xml');
const xlsx = bytes('PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml\0\0xl/workbook.xml');
const compound = bytes('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1\0\0\0\0');
const program = bytes('MZ\u0090\0\u0003\0\0\0\u0004\0\0\0');
const elf = bytes('\u007FELF\u0002\u0001\u0001\0');
const svg = bytes(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const page = bytes('<!doctype html><script>alert(1)</script>');
const words = new TextEncoder().encode('Привіт, 👋\r\nдва\tрядки');
const cyrillic = bytes('\u00CF\u00F0\u00E8\u00E2\u00B3\u00F2');
const csv = new TextEncoder().encode('\uFEFFканал;перегляди\r\nМайстерня;100');
const wideText = Buffer.from('\uFEFFканал\tперегляди', 'utf16le');
const office = 'application/vnd.openxmlformats-officedocument';

const attachmentsOf = ({ body }: Answered) =>
  (body as { chat_message: Message }).chat_message.attachments as (Attachment & { url: string })[];
const send = (who: Visitor, name: string, type: string, content: Uint8Array) =>
  sendForm(who, chat, { message: '', attachments: [new File([content.slice()], name, { type })] });

onEveryDatabase('a file of a message', ({ sandbox, visitor, as }) => {
  test('may come alone, without a text field and without a list', async () => {
    const who = await as('partner');
    for (const name of ['attachments[]', 'attachments']) {
      const form = multipartForm([{ name, value: 'alone', filename: 'one.txt' }]);
      const answer = await sendRaw(who, chat, form);
      expect(answer).toMatchObject({
        status: 200,
        body: { chat_message: { type: 1, message_markdown: '', attachments: [{ name: 'one.txt' }] } },
      });
    }
  });

  test('alone is no question to support, which is told what it lacks', async () => {
    const who = await as('partner');
    const form = multipartForm([
      { name: 'support_category_id', value: '1' },
      { name: 'attachments[]', value: 'alone', filename: 'one.txt' },
    ]);
    expect(await sendRaw(who, '/api/supportRequests', form)).toMatchObject({
      status: 422,
      body: {
        errors: {
          summary: ['The summary field is required.'],
          message: ['The message field is required.'],
        },
      },
    });
    const neither = multipartForm([{ name: 'reply_to_message_id', value: '2' }]);
    expect(await sendRaw(who, chat, neither)).toMatchObject(
      refusedAt('message', 'The message field is required.'),
    );
  });

  test.each<[string, string, Uint8Array, string?]>([
    ['shot.png', 'image/png', png],
    ['SHOT.PNG', 'image/png', png],
    ['фото з відпустки 🏖️.jpg', 'image/jpeg', jpeg],
    ['photo.jpeg', 'image/jpeg', jpeg],
    ['photo.JPG', 'IMAGE/JPEG', jpeg, 'image/jpeg'],
    ['photo.jpg', 'image/pjpeg', jpeg],
    ['photo', 'image/jpeg', jpeg],
    ['Screenshot at 12.30.45', 'image/png', png],
    ['photo.exe.jpg', 'image/jpeg', jpeg],
    ['loop.gif', 'image/gif', gif],
    ['cover.webp', 'image/webp', webp],
    ['IMG_0001.HEIC', 'image/heic', heic],
    ['raw.cr2', 'image/x-canon-cr2', bytes('II*\0\u0010\0\0\0CR')],
    ['drawing.svg', 'image/svg+xml', svg],
    ['cut.mp4', 'video/mp4', mp4],
    ['cut.MOV', 'video/quicktime', oldQuickTime],
    ['cut.mkv', 'video/x-matroska', webm],
    ['cut.own', 'video/x-own', bytes('\u0001\u0002\u0003')],
    ['song.mp3', 'audio/mpeg', mp3],
    ['song.mp3', 'audio/mp3', taggedMp3],
    ['song.wav', 'audio/x-wav', wav],
    ['voice.ogg', 'video/ogg', ogg],
    ['contract.pdf', 'application/pdf', pdf],
    ['plan.docx', `${office}.wordprocessingml.document`, docx],
    ['plan with a password.docx', `${office}.wordprocessingml.document`, compound],
    ['plan.doc', 'application/msword', compound],
    ['rich.doc', 'application/msword', bytes('{\\rtf1\\ansi Plan}')],
    ['table.xlsx', `${office}.spreadsheetml.sheet`, xlsx],
    ['table.xls', 'application/vnd.ms-excel', compound],
    ['all.zip', 'application/x-zip-compressed', zip],
    ['nothing.zip', 'application/zip', emptyZip],
    ['table.csv', 'text/csv', csv],
    ['table.csv', 'application/vnd.ms-excel', csv],
    ['table.csv', 'text/plain', wideText],
    ['notes.txt', 'text/plain', words],
    ['old.txt', 'text/plain', cyrillic],
    ['about MZ.txt', 'text/plain', bytes('MZ begins a program')],
    ['script.txt', 'text/plain', bytes('#!/bin/sh\necho')],
    ['archive.pdf.txt', 'text/plain', words],
    // A client that does not know: by its name or, without one, by its bytes.
    ['shot.png', '', png, 'image/png'],
    ['cut.mp4', 'application/octet-stream', mp4, 'video/mp4'],
    ['plan.docx', 'application/octet-stream', docx, `${office}.wordprocessingml.document`],
    ['notes.txt', 'application/octet-stream', words, 'text/plain'],
    ['table.csv', '', csv, 'text/csv'],
    ['photo', 'application/octet-stream', png, 'image/png'],
    ['photo.HEIC', '', mp4, 'image/heic'],
    ['photo.heif', '', mp4, 'image/heic'],
    ['photo.avif', '', mp4, 'image/avif'],
    ['film.mkv', '', bytes('\u001A\u0045\u00DF\u00A3'), 'video/x-matroska'],
    ['voice.opus', '', bytes('OggS'), 'audio/ogg'],
  ])('is taken as %s of the type "%s"', async (name, type, content, kept = type) => {
    const who = await as('partner');
    const answer = await send(who, name, type, content);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const [attachment] = attachmentsOf(answer);
    expect(attachment).toMatchObject({ name, mime_type: kept, size_bytes: content.length });
    const text = new TextDecoder().decode(content);
    expect(await who.open(attachment!.url)).toMatchObject({ status: 200, text });
  });

  test('is taken with parameters of its type, which are left away', async () => {
    const who = await as('partner');
    const type = 'text/plain; charset=utf-8';
    const form = multipartForm([{ name: 'attachments[]', value: 'words', filename: 'a.txt', type }]);
    const [attachment] = attachmentsOf(await sendRaw(who, chat, form));
    expect(attachment).toMatchObject({ name: 'a.txt', mime_type: 'text/plain' });
  });

  test.each<[string, string, Uint8Array]>([
    // The name against the type.
    ['tool.exe', 'image/png', png],
    ['tool.exe', 'image/png', program],
    ['photo.jpg.exe', 'image/jpeg', jpeg],
    ['photo.jpg.exe.', 'image/jpeg', jpeg],
    ['page.html', 'image/png', png],
    ['photo.png', 'image/jpeg', jpeg],
    ['contract.pdf', 'image/png', png],
    ['notes.txt', 'video/mp4', mp4],
    ['notes.txt', 'image/x-own', words],
    // The bytes against both.
    ['shot.png', 'image/png', program],
    ['shot.png', 'image/png', jpeg],
    ['shot.png', 'image/png', page],
    ['drawing.svg', 'image/svg+xml', page],
    ['drawing.svg', 'image/svg+xml', png],
    ['cut.mp4', 'video/mp4', page],
    ['cut.own', 'video/x-own', pdf],
    ['cut.own', 'video/x-own', elf],
    ['contract.pdf', 'application/pdf', page],
    ['plan.docx', `${office}.wordprocessingml.document`, zip],
    ['plan.docx', `${office}.wordprocessingml.document`, xlsx],
    ['all.zip', 'application/zip', pdf],
    ['notes.txt', 'text/plain', program],
    ['notes.txt', 'text/plain', png],
    ['table.csv', 'text/csv', zip],
    // The bytes against the name of a client that does not know the type.
    ['shot.png', 'application/octet-stream', elf],
    ['notes.txt', '', program],
  ])('is refused as %s of the type "%s" with other bytes', async (name, type, content) => {
    const who = await as('partner');
    const fine = new File(['fine'], 'fine.txt', { type: 'text/plain' });
    const bad = new File([content.slice()], name, { type });
    const before = await sandbox().control.uploads.list();
    const reason = `The file ${uploadName(name)} can't be sent: its name, type and content don't match.`;
    expect(await sendForm(who, chat, { message: 'Here', attachments: [fine, bad] })).toMatchObject(
      refusedAt('attachments.1', reason),
    );
    expect(await sandbox().control.uploads.list()).toEqual(before);
  });

  test.each<[string, string, Uint8Array, string]>([
    ['empty.png', 'image/png', new Uint8Array(), 'must not be empty'],
    ['page.html', 'text/html', page, 'must be a file of type'],
    ['mystery', 'application/octet-stream', bytes('\u0001\u0002'), 'must be a file of type'],
    ['tool.exe', '', program, 'must be a file of type'],
  ])('is refused as %s of the type "%s" for what it is', async (name, type, content, reason) => {
    const answer = await send(await as('partner'), name, type, content);
    expect(answer).toMatchObject(refusedAt('attachments.0', expect.stringContaining(reason)));
  });

  test('that can run scripts is only downloaded', async () => {
    const who = await as('partner');
    const [attachment] = attachmentsOf(await send(who, 'drawing.svg', 'image/svg+xml', svg));
    expect(attachment?.preview_image).toBeNull();
    const { headers } = await who.open(attachment!.url);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['a\tb\u0007c.txt', 'a b c.txt'],
    ['one\u0085two\u2028three.txt', 'one two three.txt'],
    ['photo\u202Egpj.txt', 'photogpj.txt'],
    ['\u2067\uFEFFmark\u200F.txt', 'mark.txt'],
    ['the %22final%22 cut.txt', 'the "final" cut.txt'],
    ['50% #1? & more.txt', '50% #1? & more.txt'],
    [String.raw`a\b.txt`, String.raw`a\b.txt`],
    ['a/b.txt', 'a_b.txt'],
    ['  spaces .txt. . ', 'spaces .txt'],
    ['👩‍👩‍👧.txt', '👩‍👩‍👧.txt'],
    ['Ґанок і їжак.txt', 'Ґанок і їжак.txt'],
    [`${'ї'.repeat(300)}.txt`, `${'ї'.repeat(251)}.txt`],
    // So the portal writes a name that has these signs itself.
    ['the %2522final%2522 cut.txt', 'the %22final%22 cut.txt'],
    ['100%2525 %2541.txt', '100%25 %41.txt'],
    ['%41.txt', '%41.txt'],
    ['%252e%252e.txt', '%2e%2e.txt'],
    ['a%2f..%2fb.txt', 'a_2f.._2fb.txt'],
  ])('is kept under a name without what would break it: %j', async (sent, kept) => {
    const who = await as('partner');
    const form = multipartForm([{ name: 'attachments[]', value: 'content', filename: sent }]);
    const [attachment] = attachmentsOf(await sendRaw(who, chat, form));
    expect(attachment?.name).toBe(kept);
    expect(await who.open(attachment!.url)).toMatchObject({ status: 200, text: 'content' });
  });

  test('is read under its own name alone, by its owner alone', async () => {
    const who = await as('partner');
    const [attachment] = attachmentsOf(await send(who, 'a.txt', 'text/plain', words));
    const { pathname } = new URL(attachment!.url);
    const folder = pathname.slice(0, pathname.lastIndexOf('/'));
    for (const name of ['b.txt', 'a.txt/', 'a%2etxt%20', '']) {
      expect((await who.open(`${folder}/${name}`)).status).toBe(404);
    }
    expect((await who.open(`${folder}/a%2etxt`)).status).toBe(200);
    expect((await visitor().open(pathname)).status).toBe(401);
  });

  test('is not reached, and neither is any other, by steps back in an address of a file', async () => {
    const who = await as('partner');
    const [attachment] = attachmentsOf(await send(who, 'a.txt', 'text/plain', words));
    const { pathname } = new URL(attachment!.url);
    const folders = [
      '/',
      '/assets/',
      `${pathname.slice(0, pathname.lastIndexOf('/'))}/`,
      '/sandbox/uploads/',
      '/sandbox/images/avatars/',
      '/sandbox/images/services/cover/games/',
      '/sandbox/images/games/',
      '/sandbox/help-images/',
      '/sandbox/news-images/',
      '/sandbox/',
    ];
    const steps = ['..', '%2e%2e', '%252e%252e', '%25252E%25252e', '.%2e', '%2e'];
    const ends = ['/package.json', '%2fpackage.json', '%252fa.txt', '%5cpackage.json', '%255Ca.svg', ''];
    const headers = { accept: 'text/html', cookie: who.cookie() };
    const paths = folders.flatMap((folder) =>
      steps.flatMap((step) => ends.map((end) => folder + step + end)),
    );
    for (const path of paths) {
      const { status } = await rawRequest(sandbox().url, path, headers);
      expect([path, status]).toEqual([path, 404]);
    }
  }, 60_000);

  async function sendRaw(who: Visitor, path: string, form: Buffer) {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-xsrf-token': await who.token(),
    };
    return who.open(path, { method: 'POST', body: new Uint8Array(form), headers });
  }
});

test.each([
  ...['', ' ', '.', '..', '...', ' . ', '\u202E', '\t\r\n', '\u200F\u2066'].map((sent) => [sent, 'file']),
  ['a/b.txt', 'a_b.txt'],
  ['C:\\temp\\b.txt', 'C:\\temp\\b.txt'],
  ['../../b.txt', '.._.._b.txt'],
])('the name %j is one step of a path: %s', (sent, kept) => {
  expect(uploadName(sent)).toBe(kept);
});
