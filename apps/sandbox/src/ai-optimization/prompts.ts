/** The name and description of a prompt in one language. */
interface PromptTexts {
  readonly name: string;
  readonly description: string;
}

/** A way in which suggestions are written. */
export interface Prompt {
  readonly id: string;
  /** The instruction to the model. */
  readonly instruction: string;
  readonly texts: Readonly<Record<string, PromptTexts>>;
}

type Pair = readonly [name: string, description: string];

const texts = (...[en, ua, es, ru, pt]: readonly [Pair, Pair, Pair, Pair, Pair]) =>
  Object.fromEntries(
    Object.entries({ en, ua, es, ru, pt }).map(([locale, [name, description]]) => [
      locale,
      { name, description },
    ]),
  );

/** Every prompt there is, in its order. */
export const prompts: readonly Prompt[] = [
  {
    id: 'plain',
    instruction: 'Write plainly: no words in capitals, no rows of emoji or exclamation marks.',
    texts: texts(
      ['Plain words', 'No capitals, no rows of emoji, no exclamation marks.'],
      ['Прості слова', 'Без великих літер, низки емодзі та знаків оклику.'],
      ['Palabras sencillas', 'Sin mayúsculas, filas de emojis ni signos de exclamación.'],
      ['Простые слова', 'Без заглавных букв, ряда эмодзи и восклицательных знаков.'],
      ['Palavras simples', 'Sem maiúsculas, filas de emojis nem pontos de exclamação.'],
    ),
  },
  {
    id: 'searchable',
    instruction: 'Suggest tags that people search for, made of what the title and the description say.',
    texts: texts(
      ['Easy to find', 'Tags from the words of the title and the description.'],
      ['Легко знайти', 'Теги зі слів назви та опису.'],
      ['Fácil de encontrar', 'Etiquetas con las palabras del título y la descripción.'],
      ['Легко найти', 'Теги из слов названия и описания.'],
      ['Fácil de encontrar', 'Tags com as palavras do título e da descrição.'],
    ),
  },
  {
    id: 'short',
    instruction: 'Keep the title below 55 characters, and the words on the thumbnail to four.',
    texts: texts(
      ['Short for phones', 'Titles that phones show whole, and few words on the thumbnail.'],
      ['Коротко для телефонів', 'Назви, які телефон показує повністю, і мало слів на обкладинці.'],
      ['Corto para móviles', 'Títulos que el móvil muestra enteros y pocas palabras en la miniatura.'],
      ['Коротко для телефонов', 'Названия, которые телефон показывает целиком, и мало слов на обложке.'],
      ['Curto para celulares', 'Títulos que o celular mostra inteiros e poucas palavras na miniatura.'],
    ),
  },
  {
    id: 'opening',
    instruction: 'Begin the description with a sentence that says what the video is about.',
    texts: texts(
      ['Clear opening', 'Descriptions that begin with what the video is about.'],
      ['Зрозумілий початок', 'Описи, що починаються з теми відео.'],
      ['Comienzo claro', 'Descripciones que empiezan por el tema del vídeo.'],
      ['Понятное начало', 'Описания, которые начинаются с темы видео.'],
      ['Começo claro', 'Descrições que começam pelo tema do vídeo.'],
    ),
  },
  {
    id: 'question',
    instruction: 'End the description with a question to viewers, in the language of the video.',
    texts: texts(
      ['Ask viewers', 'Descriptions that end with a question to answer in the comments.'],
      ['Запитайте глядачів', 'Описи, що завершуються запитанням для коментарів.'],
      ['Pregunta al público', 'Descripciones que terminan con una pregunta para los comentarios.'],
      ['Спросите зрителей', 'Описания, которые заканчиваются вопросом для комментариев.'],
      ['Pergunte ao público', 'Descrições que terminam com uma pergunta para os comentários.'],
    ),
  },
];

/** The prompts of a partner who has not chosen any. */
export const firstPrompts: readonly string[] = ['plain', 'searchable'];

/** A prompt's name and description in the reader's language. */
export function promptTexts(prompt: Prompt, locale: string): PromptTexts {
  return prompt.texts[locale] ?? prompt.texts.en!;
}
