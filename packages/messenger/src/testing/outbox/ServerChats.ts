import { ApiError, type ApiErrorCode } from '@my-air/api-client';

import type { Message } from '../../contract.ts';
import { asMultipart, nameAsMultipart } from './asMultipart.ts';
import type { Clock } from './Clock.ts';
import type { ServerOptions } from './Server.ts';

/** A call as it arrives at the server. */
export interface Call {
  key: string;
  params?: Record<string, number>;
  query?: { page?: number };
  body?: { message?: string; emoji?: string; attachments?: readonly File[]; reply_to_message_id?: number };
  idempotencyKey?: string;
}

/** A message with the client's key, which only the simulation knows. */
export type StoredMessage = Message & { clientKey: string | undefined };

const perPage = 25;

/** The chats of a server, and the effects of calls on them. Each call is done completely or not at all. */
export class ServerChats {
  readonly #chats = new Map<number, StoredMessage[]>();
  readonly #answers = new Map<string, unknown>();
  readonly #running = new Set<string>();
  readonly #clock: Clock;
  readonly #options: ServerOptions;
  #lastId = 0;

  constructor(clock: Clock, options: ServerOptions) {
    this.#clock = clock;
    this.#options = options;
  }

  get all(): readonly (readonly [chatId: number, messages: readonly StoredMessage[]])[] {
    return [...this.#chats];
  }

  find(id: number): StoredMessage | undefined {
    return [...this.#chats.values()].flat().find((message) => message.id === id);
  }

  of(chatId: number): StoredMessage[] {
    const messages = this.#chats.get(chatId) ?? [];
    this.#chats.set(chatId, messages);
    return messages;
  }

  /** Writes a message of the same user from another device. */
  writeElsewhere(chatId: number): void {
    this.#add(chatId, { message: `From the phone ${this.#lastId + 1}` }, 'phone');
  }

  begin(key: string | undefined): void {
    if (key !== undefined && this.#options.hasKeys) this.#running.add(key);
  }

  end(key: string | undefined): void {
    if (key !== undefined) this.#running.delete(key);
  }

  /** Carries out a call. Throws an ApiError when it is refused. */
  answer(call: Call): unknown {
    const { idempotencyKey } = call;
    const isRemembered = idempotencyKey !== undefined && this.#options.hasKeys && !this.#options.isForgetful;
    if (!isRemembered) return structuredClone(this.#do(call));
    if (this.#running.has(idempotencyKey)) throw refusal('conflict', 409);
    const known = this.#answers.get(idempotencyKey);
    if (known) return structuredClone(known);
    const answer = this.#do(call);
    this.#answers.set(idempotencyKey, structuredClone(answer));
    return structuredClone(answer);
  }

  #do({ key, params = {}, query, body = {}, idempotencyKey }: Call): unknown {
    const messages = this.of(params.chatId!);
    if (key === 'GET api/chats/{chatId}/messages') return pageOf(messages, query?.page ?? 1);
    if (key === 'POST api/chats/{chatId}/messages')
      return { chat_message: this.#add(params.chatId!, body, idempotencyKey) };
    const message = messages.find(({ id }) => id === params.messageId);
    if (!message) throw refusal('not_found', 404);
    const now = new Date(this.#clock.now()).toISOString();
    switch (key) {
      case 'DELETE api/chats/{chatId}/messages/{messageId}':
        message.deleted_at ??= now;
        message.updated_at = now;
        return undefined;
      case 'PUT api/chats/{chatId}/messages/{messageId}':
        if (message.deleted_at) throw refusal('validation', 422);
        message.message_markdown = this.#kept(body.message ?? '');
        message.updated_at = now;
        return { chat_message: message };
      case 'POST api/chats/{chatId}/messages/{messageId}/reaction':
        toggle(message, body.emoji!);
        message.updated_at = now;
        return { chat_message: message };
      default:
        throw new Error(`The simulation does not know ${key}`);
    }
  }

  #add(chatId: number, body: NonNullable<Call['body']>, clientKey: string | undefined): StoredMessage {
    this.#lastId += 1;
    const now = new Date(this.#clock.now()).toISOString();
    const message: StoredMessage = {
      id: this.#lastId,
      user: { id: 1, me: true },
      // Sent as a form, read by a server.
      message_markdown: this.#kept(asMultipart(body.message ?? '')),
      attachments: (body.attachments ?? []).map(({ name, size }) => ({
        name: nameAsMultipart(name),
        size_bytes: size,
      })),
      reply_to_message_id: body.reply_to_message_id ?? null,
      is_editable: true,
      created_at: now,
      updated_at: now,
      clientKey,
    };
    this.of(chatId).push(message);
    return message;
  }

  #kept(text: string): string {
    return this.#options.trims ? text.trim() : text;
  }
}

function pageOf(messages: readonly StoredMessage[], page: number) {
  const newest = messages.toReversed();
  return {
    messages: newest.slice((page - 1) * perPage, page * perPage),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(newest.length / perPage)),
      per_page: perPage,
    },
  };
}

function toggle(message: Message, emoji: string): void {
  const others = (message.reactions ?? []).filter((reaction) => reaction.emoji !== emoji);
  const isChosen = others.length < (message.reactions ?? []).length;
  message.reactions = isChosen ? others : [...others, { emoji, me: true, users: [{ id: 1 }] }];
}

function refusal(code: ApiErrorCode, status: number): ApiError {
  return new ApiError({ code, key: 'a call', pageLoading: false, status });
}
