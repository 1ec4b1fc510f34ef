import type { CatalogueLocale } from '../../marketplace/content/Service.ts';

interface Words {
  greeting: string;
  refusal: string;
  /** Asks what it is about; names areas to choose from. */
  which: (areas: string) => string;
  nothing: string;
  /** Recommends services that a tool found; `more` is how many others there are. */
  found: (first: string, description: string, second: string | undefined, more: number) => string;
  /** Says where to look when there is no tool to look with. */
  look: (areas: string) => string;
}

/** What the planner says to people. */
export const plannerWords: Readonly<Record<CatalogueLocale, Words>> = {
  en: {
    greeting:
      'Hello! Tell me what you would like to change about your channel, and I will find the services for it.',
    refusal:
      'I can only help with services for your channel. Ask me, for example, how to get more views or earn more.',
    which: (areas) => `I can find services for that. What matters most to you: ${areas}?`,
    nothing:
      'I looked through the whole catalogue and found nothing that fits. Try to describe it in other words.',
    found: (first, description, second, more) =>
      `I would begin with “${first}”: ${description}${second ? ` “${second}” goes well with it.` : ''}${more > 0 ? ` There are ${more} more to compare.` : ''}`,
    look: (areas) => `What you need is in ${areas}. Open it in the catalogue to see what is offered.`,
  },
  ua: {
    greeting: 'Вітаю! Розкажіть, що хочете змінити на каналі, і я знайду відповідні послуги.',
    refusal:
      'Я допомагаю лише з послугами для вашого каналу. Запитайте, наприклад, як отримати більше переглядів чи доходу.',
    which: (areas) => `Я можу знайти послуги для цього. Що для вас найважливіше: ${areas}?`,
    nothing: 'Я переглянув увесь каталог і не знайшов нічого відповідного. Спробуйте описати це інакше.',
    found: (first, description, second, more) =>
      `Я почав би з послуги «${first}»: ${description}${second ? ` До неї добре пасує «${second}».` : ''}${more > 0 ? ` Інших варіантів для порівняння: ${more}.` : ''}`,
    look: (areas) => `Те, що вам потрібно, є в розділі ${areas}. Відкрийте його в каталозі.`,
  },
  es: {
    greeting: '¡Hola! Cuéntame qué quieres cambiar en tu canal y busco los servicios para ello.',
    refusal:
      'Solo puedo ayudarte con servicios para tu canal. Pregúntame, por ejemplo, cómo conseguir más visualizaciones o ingresos.',
    which: (areas) => `Puedo buscar servicios para eso. ¿Qué te importa más: ${areas}?`,
    nothing: 'He mirado todo el catálogo y no hay nada que encaje. Prueba a describirlo con otras palabras.',
    found: (first, description, second, more) =>
      `Yo empezaría por «${first}»: ${description}${second ? ` «${second}» lo completa bien.` : ''}${more > 0 ? ` Hay ${more} más para comparar.` : ''}`,
    look: (areas) => `Lo que necesitas está en ${areas}. Ábrelo en el catálogo.`,
  },
  ru: {
    greeting: 'Здравствуйте! Расскажите, что хотите изменить на канале, и я найду подходящие услуги.',
    refusal:
      'Я помогаю только с услугами для вашего канала. Спросите, например, как получить больше просмотров или дохода.',
    which: (areas) => `Я могу найти услуги для этого. Что для вас важнее всего: ${areas}?`,
    nothing: 'Я посмотрел весь каталог и не нашёл ничего подходящего. Попробуйте описать это иначе.',
    found: (first, description, second, more) =>
      `Я начал бы с услуги «${first}»: ${description}${second ? ` К ней хорошо подходит «${second}».` : ''}${more > 0 ? ` Других вариантов для сравнения: ${more}.` : ''}`,
    look: (areas) => `То, что вам нужно, есть в разделе ${areas}. Откройте его в каталоге.`,
  },
  pt: {
    greeting: 'Olá! Conte o que você quer mudar no seu canal e eu encontro os serviços para isso.',
    refusal:
      'Só posso ajudar com serviços para o seu canal. Pergunte, por exemplo, como conseguir mais visualizações ou receita.',
    which: (areas) => `Posso encontrar serviços para isso. O que mais importa para você: ${areas}?`,
    nothing: 'Olhei o catálogo inteiro e não achei nada que combine. Tente descrever com outras palavras.',
    found: (first, description, second, more) =>
      `Eu começaria por “${first}”: ${description}${second ? ` “${second}” combina bem com ele.` : ''}${more > 0 ? ` Há mais ${more} para comparar.` : ''}`,
    look: (areas) => `O que você precisa está em ${areas}. Abra no catálogo.`,
  },
};

/** How people greet. */
export const greetings =
  /^\W*(hi|hello|hey|good (morning|day|evening)|привіт|вітаю|добр(ий|ого) \S+|hola|buen[oa]s \S+|привет|здравствуйте|добрый \S+|olá|oi|bom dia|boa (tarde|noite))\W*$/i;

/** Words that tell that somebody speaks about channels, though not what they want. */
export const channelWords = /(channel|video|youtube|tiktok|instagram|канал|відео|видео|ютуб|canal|vídeo)/i;

/** Words of those who want to know everything about a service. */
export const detailWords =
  /(price|cost|how much|include|detail|exactly|step|ціна|кошту|скільки|входить|детальн|докладн|precio|cuesta|cuánto|incluye|detalle|цена|стоит|сколько|входит|подробн|preço|custa|quanto|inclui)/i;
