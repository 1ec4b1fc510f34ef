import type { MessageRow } from './findChat.ts';

type Language = 'en' | 'ua' | 'es' | 'ru' | 'pt';
type Answers = Record<Language, string>;

const toFiles: Answers = {
  en: 'Thank you, the files have arrived. I will look through them and write to you here.',
  ua: 'Дякую, файли надійшли. Я їх перегляну й напишу вам тут.',
  es: 'Gracias, los archivos han llegado. Los reviso y te escribo por aquí.',
  ru: 'Спасибо, файлы получены. Я их посмотрю и напишу вам здесь.',
  pt: 'Obrigado, os ficheiros chegaram. Vou vê-los e respondo-te por aqui.',
};

const toQuestions: readonly Answers[] = [
  {
    en: 'Good question. Let me check with the team, and I will come back to you **today**.',
    ua: 'Слушне запитання. Уточню в команди й повернуся до вас **сьогодні**.',
    es: 'Buena pregunta. Lo consulto con el equipo y te respondo **hoy mismo**.',
    ru: 'Хороший вопрос. Уточню у команды и вернусь к вам **сегодня**.',
    pt: 'Boa pergunta. Vou confirmar com a equipa e respondo-te **ainda hoje**.',
  },
  {
    en: 'I am looking at your channel right now. One moment, please.',
    ua: 'Саме дивлюся на ваш канал. Хвилинку, будь ласка.',
    es: 'Ahora mismo estoy mirando tu canal. Un momento, por favor.',
    ru: 'Как раз смотрю на ваш канал. Минутку, пожалуйста.',
    pt: 'Estou a ver o teu canal neste momento. Um instante, por favor.',
  },
];

const toOthers: readonly Answers[] = [
  {
    en: 'Thank you for writing. I have noted it, and I will tell you when there is news.',
    ua: 'Дякую, що написали. Я це занотувала й повідомлю, щойно буде новина.',
    es: 'Gracias por escribir. Lo he anotado y te aviso en cuanto haya novedades.',
    ru: 'Спасибо, что написали. Я записала и сообщу, как только появятся новости.',
    pt: 'Obrigado por escreveres. Tomei nota e aviso-te assim que houver novidades.',
  },
  {
    en: 'Understood. Is there anything else I can do for you?',
    ua: 'Зрозуміло. Чи можу я ще чимось допомогти?',
    es: 'Entendido. ¿Puedo ayudarte con algo más?',
    ru: 'Понятно. Могу ли я ещё чем-нибудь помочь?',
    pt: 'Entendido. Posso ajudar-te em mais alguma coisa?',
  },
];

/** A manager's answer to a message, in the reader's language. One message always gets the same answer. */
export function answerTo(
  message: Pick<MessageRow, 'id' | 'markdown' | 'attachments'>,
  locale: string,
): string {
  return chooseAnswer(message)[locale as Language];
}

function chooseAnswer({ id, markdown, attachments }: Pick<MessageRow, 'id' | 'markdown' | 'attachments'>) {
  if (attachments.length > 0) return toFiles;
  const choices = /[?¿？]/.test(markdown ?? '') ? toQuestions : toOthers;
  return choices[id % choices.length] ?? toFiles;
}
