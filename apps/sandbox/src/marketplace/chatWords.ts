import type { CatalogueLocale } from './content/Service.ts';

interface Words {
  /** The message that a request for a service writes in the partner's name. */
  request: (service: string, channel: string) => string;
  /** The greeting of a partner who opens a chat with the team of a service. */
  welcome: (service: string) => string;
}

/** The first words of chats about services. */
export const chatWords: Readonly<Record<CatalogueLocale, Words>> = {
  en: {
    request: (service, channel) => `I would like **${service}** for my channel ${channel}.`,
    welcome: (service) =>
      `Hello! I run **${service}**. Ask me anything about it: I answer on working days within two hours.`,
  },
  ua: {
    request: (service, channel) => `Хочу підключити послугу **${service}** для каналу ${channel}.`,
    welcome: (service) =>
      `Вітаю! Я веду послугу **${service}**. Запитуйте про все: у робочі дні відповідаю протягом двох годин.`,
  },
  es: {
    request: (service, channel) => `Quiero **${service}** para mi canal ${channel}.`,
    welcome: (service) =>
      `¡Hola! Llevo **${service}**. Pregúntame lo que quieras: en días laborables respondo en dos horas.`,
  },
  ru: {
    request: (service, channel) => `Хочу подключить услугу **${service}** для канала ${channel}.`,
    welcome: (service) =>
      `Здравствуйте! Я веду услугу **${service}**. Спрашивайте обо всём: в рабочие дни отвечаю в течение двух часов.`,
  },
  pt: {
    request: (service, channel) => `Quero **${service}** para o meu canal ${channel}.`,
    welcome: (service) =>
      `Olá! Eu cuido de **${service}**. Pergunte o que quiser: em dias úteis respondo em até duas horas.`,
  },
};
