import { Ledger, type LedgerMessage } from './Ledger.ts';
import type { PersistentClient } from './PersistentClient.ts';

const texts = [
  'A line.',
  'Two lines,\nof which this is the second.',
  'Смайлик 😀 і слово',
  'שלום, שורה אחת',
  '**Bold**\n\n- a\n- b',
];
const emojis = ['👍', '🎉', '❤️'];

/** Writes as users do, one write after the other, and keeps a ledger of what was acknowledged. */
export class Writer {
  readonly ledger: Ledger;
  readonly #client: PersistentClient;
  readonly #name: string;
  readonly #random: () => number;
  readonly #channel: string;
  #count = 0;

  /** @param channel a connected channel of the user's, for which services are requested */
  constructor(
    client: PersistentClient,
    name: string,
    chatId: number,
    random: () => number,
    channel = 'UCkyivbalconies000000000',
  ) {
    this.ledger = new Ledger(chatId);
    this.#client = client;
    this.#name = name;
    this.#random = random;
    this.#channel = channel;
  }

  /** Does one write, chosen by the writer's random numbers. Resolves once it is acknowledged. */
  async step(): Promise<void> {
    this.#count += 1;
    const message = this.#pick(this.ledger.alive().slice(-10));
    const choice = this.#random();
    if (!message || choice < 0.4) await this.#send(choice < 0.1 ? 1 + Math.floor(this.#random() * 3) : 0);
    else if (choice < 0.55) await this.#edit(message);
    else if (choice < 0.63) await this.#delete(message);
    else if (choice < 0.8) await this.#react(message);
    else if (choice < 0.86) await this.#archive();
    else if (choice < 0.91) await this.#saveContacts();
    else if (choice < 0.95) await this.#accept();
    else await this.#request();
    this.ledger.acknowledged += 1;
  }

  async #send(fileCount: number) {
    const text = this.#text();
    const files = Array.from(
      { length: fileCount },
      (_, number) => `${this.#key()} file ${number} ${'x'.repeat(5000)}`,
    );
    const form = new FormData();
    form.append('message', text);
    files.forEach((content, number) =>
      form.append('attachments[]', new File([content], `${number}.txt`, { type: 'text/plain' })),
    );
    const { chat_message: message } = (await this.#write('POST', 'messages', form)) as {
      chat_message: { id: number };
    };
    // A form carries line ends as CR LF.
    const sent = text.replaceAll('\n', '\r\n');
    this.ledger.messages.push({ id: message.id, text: sent, isDeleted: false, reactions: new Set(), files });
    this.ledger.isArchived = false;
  }

  async #edit(message: LedgerMessage) {
    const text = this.#text();
    await this.#write('PUT', `messages/${message.id}`, { message: text });
    message.text = text;
  }

  async #delete(message: LedgerMessage) {
    await this.#write('DELETE', `messages/${message.id}`);
    message.isDeleted = true;
  }

  async #react(message: LedgerMessage) {
    const emoji = this.#pick(emojis)!;
    await this.#write('POST', `messages/${message.id}/reaction`, { emoji });
    if (!message.reactions.delete(emoji)) message.reactions.add(emoji);
  }

  async #archive() {
    await this.#write('PUT', 'archive');
    this.ledger.isArchived = true;
  }

  async #saveContacts() {
    const value = `${this.#key()}@example.org`;
    await this.#call('POST', '/api/profile/contacts', { contacts: [{ type: 'email', value }] });
    this.ledger.contacts = [value];
  }

  async #accept() {
    const kind = 'amg_policy';
    await this.#call('POST', `/api/profile/agreements/${kind}`);
    this.ledger.accepted.add(kind);
  }

  /** Requests a random service; one that this partner may not have is refused. */
  async #request() {
    const id = 1 + Math.floor(this.#random() * 60);
    const { status } = await this.#client.write(
      this.#key(),
      'POST',
      `/api/ecosystem/productProvision/${id}`,
      { channel: this.#channel },
    );
    if (status < 300) this.ledger.requests.add(`${id} ${this.#channel}`);
  }

  #write(method: string, path: string, body?: FormData | object) {
    return this.#call(method, `/api/chats/${this.ledger.chatId}/${path}`, body);
  }

  async #call(method: string, path: string, body?: FormData | object): Promise<unknown> {
    const { status, body: answer } = await this.#client.write(this.#key(), method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  #key() {
    return `${this.#name}-${this.#count}`;
  }

  #text() {
    return `${this.#pick(texts)} (${this.#key()})`;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }
}
