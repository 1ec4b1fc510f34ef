import type { CatalogueLocale } from '../../marketplace/content/Service.ts';

/** A service and what is said of its price. */
export type Priced = Readonly<Record<'name' | 'info', string>>;

/** The texts of the planner in one language. */
export interface PlannerWords {
  greeting: string;
  /** Says what the planner is for, and asks what it is about; names areas to choose from. */
  which: (areas: string) => string;
  /** Names the article of the help centre that answers. */
  article: (title: string) => string;
  nothing: string;
  /** Recommends services that a tool found; `more` is how many others there are. */
  found: (first: string, description: string, second: string | undefined, more: number) => string;
  /** Names prices. */
  prices: (services: readonly Priced[]) => string;
  /** Names prices, the lowest first. */
  cheapest: (services: readonly Priced[]) => string;
  /** Says that the page of a service names no price. */
  noPrice: (name: string) => string;
  /** Says where to look when there is no tool to look with. */
  look: (areas: string) => string;
}

/** The texts of the planner's answers. */
export const plannerWords: Readonly<Record<CatalogueLocale, PlannerWords>> = {
  en: {
    greeting:
      'Hello! Tell me what you would like to change about your channel, and I will find the services for it.',
    which: (areas) => `I can only help with services for your channel. What matters most to you: ${areas}?`,
    article: (title) =>
      `The help center answers this: “${title}”. Or are you looking for a service for your channel?`,
    nothing:
      'I looked through the whole catalogue and found nothing that fits. What would you like to change about your channel?',
    found: (first, description, second, more) =>
      `I would begin with “${first}”: ${description}${second ? ` “${second}” goes well with it.` : ''}${more > 0 ? ` There are ${more} more to compare.` : ''}`,
    prices: (services) => listPrices(services, '“', '”'),
    cheapest: (services) => `The lowest prices I found: ${listPrices(services, '“', '”')}`,
    noPrice: (name) =>
      `The page of “${name}” does not name a price. Ask about it in the request: your manager answers before anything is charged.`,
    look: (areas) => `What you need is in ${areas}. Open it in the catalogue to see what is offered.`,
  },
  ua: {
    greeting: 'Вітаю! Розкажіть, що хочете змінити на каналі, і я знайду відповідні послуги.',
    which: (areas) => `Я допомагаю лише з послугами для вашого каналу. Що для вас найважливіше: ${areas}?`,
    article: (title) => `На це відповідає довідковий центр: «${title}». Чи ви шукаєте послугу для каналу?`,
    nothing: 'Я переглянув увесь каталог і не знайшов нічого відповідного. Що ви хотіли б змінити на каналі?',
    found: (first, description, second, more) =>
      `Я почав би з послуги «${first}»: ${description}${second ? ` До неї добре пасує «${second}».` : ''}${more > 0 ? ` Інших варіантів для порівняння: ${more}.` : ''}`,
    prices: (services) => listPrices(services, '«', '»'),
    cheapest: (services) => `Найнижчі ціни, які я знайшов: ${listPrices(services, '«', '»')}`,
    noPrice: (name) =>
      `На сторінці послуги «${name}» ціни немає. Запитайте про неї в заявці: менеджер відповість, перш ніж щось стягуватимуть.`,
    look: (areas) => `Те, що вам потрібно, є в розділі ${areas}. Відкрийте його в каталозі.`,
  },
  es: {
    greeting: '¡Hola! Cuéntame qué quieres cambiar en tu canal y busco los servicios para ello.',
    which: (areas) => `Solo puedo ayudarte con servicios para tu canal. ¿Qué te importa más: ${areas}?`,
    article: (title) =>
      `El centro de ayuda responde a esto: «${title}». ¿O buscas un servicio para tu canal?`,
    nothing: 'He mirado todo el catálogo y no hay nada que encaje. ¿Qué te gustaría cambiar en tu canal?',
    found: (first, description, second, more) =>
      `Yo empezaría por «${first}»: ${description}${second ? ` «${second}» lo completa bien.` : ''}${more > 0 ? ` Hay ${more} más para comparar.` : ''}`,
    prices: (services) => listPrices(services, '«', '»'),
    cheapest: (services) => `Los precios más bajos que he encontrado: ${listPrices(services, '«', '»')}`,
    noPrice: (name) =>
      `La página de «${name}» no indica el precio. Pregúntalo en la solicitud: tu gestor responde antes de cobrar nada.`,
    look: (areas) => `Lo que necesitas está en ${areas}. Ábrelo en el catálogo.`,
  },
  ru: {
    greeting: 'Здравствуйте! Расскажите, что хотите изменить на канале, и я найду подходящие услуги.',
    which: (areas) => `Я помогаю только с услугами для вашего канала. Что для вас важнее всего: ${areas}?`,
    article: (title) => `На это отвечает справочный центр: «${title}». Или вы ищете услугу для канала?`,
    nothing: 'Я посмотрел весь каталог и не нашёл ничего подходящего. Что вы хотели бы изменить на канале?',
    found: (first, description, second, more) =>
      `Я начал бы с услуги «${first}»: ${description}${second ? ` К ней хорошо подходит «${second}».` : ''}${more > 0 ? ` Других вариантов для сравнения: ${more}.` : ''}`,
    prices: (services) => listPrices(services, '«', '»'),
    cheapest: (services) => `Самые низкие цены, которые я нашёл: ${listPrices(services, '«', '»')}`,
    noPrice: (name) =>
      `На странице услуги «${name}» цена не указана. Спросите о ней в заявке: менеджер ответит до любых списаний.`,
    look: (areas) => `То, что вам нужно, есть в разделе ${areas}. Откройте его в каталоге.`,
  },
  pt: {
    greeting: 'Olá! Conte o que você quer mudar no seu canal e eu encontro os serviços para isso.',
    which: (areas) =>
      `Só posso ajudar com serviços para o seu canal. O que mais importa para você: ${areas}?`,
    article: (title) =>
      `A central de ajuda responde a isso: “${title}”. Ou você procura um serviço para o canal?`,
    nothing:
      'Olhei o catálogo inteiro e não achei nada que combine. O que você gostaria de mudar no seu canal?',
    found: (first, description, second, more) =>
      `Eu começaria por “${first}”: ${description}${second ? ` “${second}” combina bem com ele.` : ''}${more > 0 ? ` Há mais ${more} para comparar.` : ''}`,
    prices: (services) => listPrices(services, '“', '”'),
    cheapest: (services) => `Os menores preços que encontrei: ${listPrices(services, '“', '”')}`,
    noPrice: (name) =>
      `A página de “${name}” não informa o preço. Pergunte na solicitação: seu gerente responde antes de qualquer cobrança.`,
    look: (areas) => `O que você precisa está em ${areas}. Abra no catálogo.`,
  },
};

function listPrices(services: readonly Priced[], open: string, close: string): string {
  return services.map(({ name, info }) => `${open}${name}${close}: ${info.replace(/\.$/, '')}.`).join(' ');
}

/** A message that is only a greeting. */
export const greetings =
  /^[^\p{L}]*(hi|hello|hey|good (morning|day|evening)|привіт|вітаю|добр(ий|ого) \S+|hola|buen[oa]s \S+|привет|здравствуйте|добрый \S+|olá|oi|bom dia|boa (tarde|noite))[^\p{L}]*$/iu;

/** Words with which users speak about their own work or wishes. */
export const personalWords =
  /(?<!\p{L})(?:my|i|me|we|us|our|need|want|я|ми|наш\p{L}*|мо[йяїюєї]\p{L}*|мій|мені|мене|нам|нас|хочу|потріб\p{L}*|треба|мы|мне|меня|нужн\p{L}*|надо|yo|nos|nuestr\p{L}*|eu|nós|noss\p{L}*|mi|mis|me|llevo|estoy|tengo|quiero|necesito|estou|tenho|meu|minha|meus|minhas|quero|preciso)(?!\p{L})/iu;

/** How questions, and orders that are no wish for a service, begin. */
export const questionWords =
  /^[^\p{L}]*(?:who|what|when|where|why|which|how|is|are|does|did|write|tell|sing|translate|reply|answer|say|хто|що|коли|де|чому|яка|який|яке|як|скільки|напиши|розкажи|кто|что|когда|где|почему|какая|какой|какое|как|сколько|отвечай|ответь|расскажи|qui[eé]n|qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l|cu[aá]nt\p{L}|escribe|cu[eé]nta\p{L}*|responde|quem|quando|onde|qual|quant\p{L}*|escreva|conte|responda|que)(?!\p{L})/iu;

/** Words of those who want to know everything about a service. */
export const detailWords =
  /include|detail|exactly|step|входить|детальн|докладн|incluye|detalle|входит|подробн|inclui/iu;
