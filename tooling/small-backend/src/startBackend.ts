import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';

import { channelOf, messageOf, now, userOf } from './records.ts';

export interface BackendOptions {
  /** The folder of the built portal, which is served from the same origin; without one only the API is. */
  portalFolder?: string;
  /** The origin of the portal, where it is another one. */
  portalOrigin?: string;
  /** The address and the password of the one user. */
  email: string;
  password: string;
  /** @default a free one */
  port?: number;
}

/** Starts a backend of twenty calls, which keeps everything in memory. docs/backend.md builds it up, hour by hour. */
export async function startBackend(options: BackendOptions): Promise<{ url: string; close: () => void }> {
  const app = createBackend(options);
  const server = serve({ fetch: app.fetch, port: options.port ?? 0 });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

function createBackend({ portalFolder, portalOrigin, email, password }: BackendOptions): Hono {
  const sessions = new Set<string>();
  const answered = new Map<string, unknown>();
  const channels = [
    channelOf('youtube', 'UCsmall', 'Small Harbour'),
    channelOf('tiktok', 'harbour', 'Harbour, daily'),
  ];
  const files: File[] = [];
  const messages = [messageOf(1, 'Welcome! Ask us anything.', false)];
  const user = userOf(email);
  const app = new Hono();

  // Hour 1: every answer, cookies, tokens and refusals.
  app.use(
    '*',
    cors({
      origin: portalOrigin ?? '',
      credentials: true,
      allowHeaders: ['Content-Type', 'X-XSRF-TOKEN', 'Idempotency-Key', 'X-Page-Loading'],
    }),
  );
  app.use('*', async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (/^\/(?:api|sanctum)\//.test(c.req.path)) c.header('Cache-Control', 'no-store, private');
  });
  app.use('/api/*', async (c, next) => {
    const token = getCookie(c, 'XSRF-TOKEN');
    if (c.req.method !== 'GET' && (!token || c.req.header('X-XSRF-TOKEN') !== token))
      throw refusal(419, 'CSRF token mismatch.');
    const isOpen = c.req.path === '/api/login';
    if (!isOpen && !sessions.has(getCookie(c, 'session') ?? '')) throw refusal(401, 'Unauthenticated.');
    await next();
  });
  app.onError((error, c) =>
    error instanceof HTTPException ? error.getResponse() : c.json({ message: 'Server Error' }, 500),
  );
  app.get('/sanctum/csrf-cookie', (c) => {
    setCookie(c, 'XSRF-TOKEN', randomUUID(), { path: '/', sameSite: 'Lax' });
    return c.body(null, 204);
  });

  // Hour 2: signing in and out, and the user.
  app.post('/api/login', async (c) => {
    const given = await c.req.json<{ email?: string; password?: string }>();
    const missing = (['email', 'password'] as const).filter((field) => !given[field]);
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map((field) => [field, [`The ${field} field is required.`]])));
    if (given.email !== email || given.password !== password)
      throw invalid({ email: ['These credentials do not match our records.'] });
    const session = randomUUID();
    sessions.add(session);
    setCookie(c, 'session', session, { path: '/', httpOnly: true, sameSite: 'Lax' });
    return c.json({ expires_at: inMinutes(120) });
  });
  app.post('/api/logout', (c) => {
    sessions.delete(getCookie(c, 'session') ?? '');
    return c.body(null, 204);
  });
  app.get('/api/auth/check', (c) => c.json({ expires_at: inMinutes(120) }));
  app.get('/api/user', (c) => c.json({ user }));
  app.patch('/api/intro-tour', async (c) => {
    user.preference.intro_tour = (await c.req.json<{ intro_tour: boolean }>()).intro_tour;
    return c.body(null, 204);
  });
  app.put('/api/modal-prompts/:id', (c) => c.body(null, 204));

  // Hour 3: channels.
  const found = (c: Context) => {
    const { platform, guid } = c.req.param() as { platform: string; guid: string };
    const channel = channels.find((one) => one.platform === platform && one.platform_guid === guid);
    if (!channel) throw refusal(404, 'Not found.');
    return channel;
  };
  app.get('/api/channels', (c) => c.json({ channels }));
  app.post('/api/channels/:platform/:guid/join', (c) => {
    const channel = Object.assign(found(c), { status: 'pending', status_since: now() });
    return c.json({ channel });
  });
  app.delete('/api/channels/:platform/:guid', (c) => {
    channels.splice(channels.indexOf(found(c)), 1);
    return c.body(null, 204);
  });
  app.get('/api/countries', (c) =>
    c.json({ countries: [{ id: 1, iso_code: 'UA', name: 'Ukraine', regions: [] }] }),
  );
  app.post('/api/profile/contacts', async (c) => {
    const { contacts } = await c.req.json<{ contacts: typeof user.partner.contacts }>();
    user.partner.contacts = contacts;
    return c.body(null, 204);
  });

  // Hour 4: messages and notifications.
  const chat = () => ({
    id: 1,
    participants: [],
    messages: [],
    unread_count: 0,
    last_message: messages.at(-1),
    process: { processable_type: 'support', processable: { summary: 'Your manager' } },
  });
  const onePage = { current_page: 1, last_page: 1, per_page: 50 };
  app.get('/api/active-chats', (c) =>
    c.json({ chats: [chat()], meta: { ...onePage, archived_chats_exist: false } }),
  );
  app.get('/api/archived-chats', (c) => c.json({ chats: [], meta: onePage }));
  app.get('/api/chats/1/messages', (c) => c.json({ messages: messages.toReversed(), meta: onePage }));
  app.post('/api/chats/1/messages', async (c) => {
    // A write whose answer was lost is sent again with the same key.
    const key = c.req.header('Idempotency-Key') ?? randomUUID();
    if (!answered.has(key)) {
      const form = await c.req.parseBody({ all: true });
      const sent = messageOf(messages.length + 1, textOf(form, 'message'), true);
      Object.assign(sent, { attachments: keepFiles(filesOf(form['attachments[]']), files) });
      messages.push(sent);
      answered.set(key, { chat_message: sent });
    }
    return c.json(answered.get(key) as object);
  });
  app.on(
    ['PUT', 'DELETE', 'POST'],
    ['/api/chats/1/messages/:id', '/api/chats/1/messages/:id/reaction'],
    async (c) => {
      const place = messages.findIndex(({ id }) => String(id) === c.req.param('id'));
      const message = messages[place];
      if (!message) throw refusal(404, 'Not found.');
      if (c.req.method === 'DELETE') {
        messages.splice(place, 1);
        return c.body(null, 204);
      }
      const { message: text, emoji } = await c.req.json<{ message?: string; emoji?: string }>();
      if (text) Object.assign(message, messageOf(message.id, text, true), { created_at: message.created_at });
      if (emoji) Object.assign(message, { reactions: [{ emoji, me: true, users: [{ id: 1 }] }] });
      return c.json({ chat_message: message });
    },
  );
  app.get('/api/files/:place', (c) => {
    const file = files[Number(c.req.param('place'))];
    if (!file) throw refusal(404, 'Not found.');
    c.header('Content-Disposition', 'attachment');
    return c.body(file.stream(), 200, { 'Content-Type': file.type });
  });
  app.get('/api/supportCategories', (c) => c.json({ support_categories: [{ id: 1, name: 'Channels' }] }));
  app.post('/api/supportRequests', async (c) => {
    const form = await c.req.parseBody();
    messages.push(messageOf(messages.length + 1, textOf(form, 'message'), true));
    const summary = textOf(form, 'summary');
    return c.json({
      support_request: { id: 1, summary, process: { processable_type: 'support', chat_id: 1 } },
    });
  });
  app.put('/api/chats/1/archive', (c) => c.body(null, 204));
  app.get('/api/notificationMessages', (c) =>
    c.json({ active_notifications: [], archive_notifications: [] }),
  );

  // Everything else of the API is unknown, and the portal leaves out what needs it.
  app.all('/api/*', () => {
    throw refusal(404, 'Not found.');
  });
  if (portalFolder) {
    app.use('*', serveStatic({ root: portalFolder }));
    app.get('*', serveStatic({ root: portalFolder, path: 'index.html' }));
  }
  return app;
}

/** A field of a form that is no file. */
function textOf(form: Record<string, unknown>, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

const filesOf = (value: unknown) => [value].flat().filter((file) => file instanceof File);

/** Keeps the files of a message within the limits of the portal. @returns their attachments */
function keepFiles(sent: readonly File[], kept: File[]) {
  const size = sent.reduce((sum, file) => sum + file.size, 0);
  if (sent.length > 10 || size > 25_000_000)
    throw invalid({ attachments: ['The files are too many or too large.'] });
  const place = sent.findIndex((file) => file.size === 0 || !/\.(?:png|jpe?g|pdf|txt|csv)$/i.test(file.name));
  if (place !== -1) throw invalid({ [`attachments.${place}`]: ['This file is empty or of another type.'] });
  return sent.map((file) => {
    const url = `/api/files/${kept.push(file) - 1}`;
    return { name: file.name, mime_type: file.type, size_bytes: file.size, url };
  });
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A refusal as Laravel writes it. */
const refusal = (status: 401 | 404 | 419, message: string) => refuse(status, { message });
const invalid = (errors: Record<string, string[]>) =>
  refuse(422, { message: 'The given data was invalid.', errors });
function refuse(status: number, body: object): HTTPException {
  return new HTTPException(status as 422, { res: Response.json(body, { status }) });
}
