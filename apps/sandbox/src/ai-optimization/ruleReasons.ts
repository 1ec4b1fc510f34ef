/** The rules that write suggestions without a model. */
export const rules = [
  'capitals',
  'short_title',
  'tags_from_text',
  'thumbnail_words',
  'opening_line',
  'closing_question',
] as const;
export type Rule = (typeof rules)[number];

const reasons: Readonly<Record<Rule, Readonly<Record<string, string>>>> = {
  capitals: {
    en: 'Emoji and words in capitals were taken out; the words are the same.',
    ua: 'Прибрано емодзі та слова великими літерами; самі слова ті самі.',
    es: 'Se quitaron emojis y mayúsculas; las palabras son las mismas.',
    ru: 'Убраны эмодзи и слова заглавными буквами; сами слова те же.',
    pt: 'Emojis e maiúsculas foram retirados; as palavras são as mesmas.',
  },
  short_title: {
    en: 'The title was cut, because phones show about 55 characters.',
    ua: 'Назву скорочено, бо телефони показують близько 55 символів.',
    es: 'El título se acortó porque los móviles muestran unos 55 caracteres.',
    ru: 'Название сокращено, потому что телефоны показывают около 55 символов.',
    pt: 'O título foi encurtado porque os celulares mostram cerca de 55 caracteres.',
  },
  tags_from_text: {
    en: 'The tags are words of the title and hashtags of the description.',
    ua: 'Теги — це слова назви та хештеги опису.',
    es: 'Las etiquetas son palabras del título y hashtags de la descripción.',
    ru: 'Теги — это слова названия и хештеги описания.',
    pt: 'As tags são palavras do título e hashtags da descrição.',
  },
  thumbnail_words: {
    en: 'These are the first words of the title, few enough for a small picture.',
    ua: 'Це перші слова назви: їх небагато, тож вони вмістяться на малій картинці.',
    es: 'Son las primeras palabras del título, pocas para una imagen pequeña.',
    ru: 'Это первые слова названия: их немного, и они уместятся на маленькой картинке.',
    pt: 'São as primeiras palavras do título, poucas para uma imagem pequena.',
  },
  opening_line: {
    en: 'Search results show the first line, and now it says what the video is about.',
    ua: 'Пошук показує перший рядок, і тепер він каже, про що відео.',
    es: 'La búsqueda muestra la primera línea, y ahora dice de qué trata el vídeo.',
    ru: 'Поиск показывает первую строку, и теперь она говорит, о чём видео.',
    pt: 'A busca mostra a primeira linha, e agora ela diz do que trata o vídeo.',
  },
  closing_question: {
    en: 'A question at the end gives viewers something to answer.',
    ua: 'Запитання наприкінці дає глядачам, на що відповісти.',
    es: 'Una pregunta al final da a los espectadores algo que responder.',
    ru: 'Вопрос в конце даёт зрителям, на что ответить.',
    pt: 'Uma pergunta no final dá aos espectadores algo para responder.',
  },
};

/** Why rules made a suggestion, in the reader's language; a rule that is not known says nothing. */
export function ruleReasons(used: readonly string[], locale: string): string {
  return used
    .flatMap((rule) => {
      const texts = reasons[rule as Rule] as (typeof reasons)[Rule] | undefined;
      return texts ? [texts[locale] ?? texts.en!] : [];
    })
    .join(' ');
}
