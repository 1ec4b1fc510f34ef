import type { CatalogueLocale } from './Service.ts';

type Words = Readonly<Record<CatalogueLocale, string>>;

const words = (en: string, ua: string, es: string, ru: string, pt: string): Words => ({ en, ua, es, ru, pt });

/** The audience of a generated service; the words follow its name. */
export const audiences: readonly Words[] = [
  words(
    'for gaming channels',
    'для ігрових каналів',
    'para canales de videojuegos',
    'для игровых каналов',
    'para canais de games',
  ),
  words(
    'for cooking channels',
    'для кулінарних каналів',
    'para canales de cocina',
    'для кулинарных каналов',
    'para canais de culinária',
  ),
  words(
    'for travel channels',
    'для каналів про подорожі',
    'para canales de viajes',
    'для каналов о путешествиях',
    'para canais de viagem',
  ),
  words(
    'for music channels',
    'для музичних каналів',
    'para canales de música',
    'для музыкальных каналов',
    'para canais de música',
  ),
  words(
    'for science channels',
    'для наукових каналів',
    'para canales de ciencia',
    'для научных каналов',
    'para canais de ciência',
  ),
  words(
    'for sports channels',
    'для спортивних каналів',
    'para canales de deportes',
    'для спортивных каналов',
    'para canais de esportes',
  ),
  words(
    'for beauty channels',
    'для каналів про красу',
    'para canales de belleza',
    'для каналов о красоте',
    'para canais de beleza',
  ),
  words(
    'for car channels',
    'для автоканалів',
    'para canales de coches',
    'для автоканалов',
    'para canais de carros',
  ),
  words(
    'for family channels',
    'для сімейних каналів',
    'para canales familiares',
    'для семейных каналов',
    'para canais de família',
  ),
  words(
    'for news channels',
    'для новинних каналів',
    'para canales de noticias',
    'для новостных каналов',
    'para canais de notícias',
  ),
  words(
    'for comedy channels',
    'для гумористичних каналів',
    'para canales de humor',
    'для юмористических каналов',
    'para canais de humor',
  ),
  words(
    'for language lessons',
    'для уроків мов',
    'para clases de idiomas',
    'для уроков языков',
    'para aulas de idiomas',
  ),
  words(
    'for programmers',
    'для програмістів',
    'para programadores',
    'для программистов',
    'para programadores',
  ),
  words('for photographers', 'для фотографів', 'para fotógrafos', 'для фотографов', 'para fotógrafos'),
  words('for gardeners', 'для садівників', 'para jardineros', 'для садоводов', 'para jardineiros'),
  words('for workshops', 'для майстерень', 'para talleres', 'для мастерских', 'para oficinas'),
  words(
    'for book channels',
    'для книжкових каналів',
    'para canales de libros',
    'для книжных каналов',
    'para canais de livros',
  ),
  words(
    'for film critics',
    'для кінокритиків',
    'para críticos de cine',
    'для кинокритиков',
    'para críticos de cinema',
  ),
  words(
    'for pet owners',
    'для власників тварин',
    'para dueños de mascotas',
    'для владельцев питомцев',
    'para donos de pets',
  ),
  words(
    'for fitness coaches',
    'для фітнес-тренерів',
    'para entrenadores',
    'для фитнес-тренеров',
    'para treinadores',
  ),
  words(
    'for history channels',
    'для історичних каналів',
    'para canales de historia',
    'для исторических каналов',
    'para canais de história',
  ),
  words(
    'for gadget reviews',
    'для оглядів техніки',
    'para reseñas de tecnología',
    'для обзоров техники',
    'para análises de tecnologia',
  ),
  words('for podcasters', 'для подкастерів', 'para pódcasters', 'для подкастеров', 'para podcasters'),
  words('for animators', 'для аніматорів', 'para animadores', 'для аниматоров', 'para animadores'),
  words('for dancers', 'для танцівників', 'para bailarines', 'для танцоров', 'para dançarinos'),
  words('for architects', 'для архітекторів', 'para arquitectos', 'для архитекторов', 'para arquitetos'),
  words('for doctors', 'для лікарів', 'para médicos', 'для врачей', 'para médicos'),
  words('for teachers', 'для вчителів', 'para docentes', 'для учителей', 'para professores'),
];

/** The plans of a service: the words beside its name, and the sentence that closes its description. */
export const plans: readonly { readonly name: Words; readonly sentence: Words }[] = [
  {
    name: words('Trial week', 'Пробний тиждень', 'Semana de prueba', 'Пробная неделя', 'Semana de teste'),
    sentence: words(
      'A week to see whether it suits you.',
      'Тиждень, щоб зрозуміти, чи вам це підходить.',
      'Una semana para ver si te conviene.',
      'Неделя, чтобы понять, подходит ли это вам.',
      'Uma semana para ver se combina com você.',
    ),
  },
  {
    name: words('Once', 'Разово', 'Una vez', 'Разово', 'Uma vez'),
    sentence: words(
      'Done once, with no obligation to go on.',
      'Робимо один раз, без зобов’язань на майбутнє.',
      'Se hace una vez, sin compromiso de seguir.',
      'Делаем один раз, без обязательств на будущее.',
      'Feito uma vez, sem obrigação de continuar.',
    ),
  },
  {
    name: words('Monthly', 'Щомісяця', 'Mensual', 'Ежемесячно', 'Mensal'),
    sentence: words(
      'Every month, and you can stop after any of them.',
      'Щомісяця, і зупинитися можна після кожного.',
      'Cada mes, y puedes parar cuando quieras.',
      'Каждый месяц, и остановиться можно после любого.',
      'Todo mês, e você pode parar depois de qualquer um.',
    ),
  },
  {
    name: words(
      'For ten videos',
      'На десять відео',
      'Para diez vídeos',
      'На десять видео',
      'Para dez vídeos',
    ),
    sentence: words(
      'Counted by videos, not by time: ten of them.',
      'Рахуємо відео, а не час: їх десять.',
      'Se cuenta por vídeos y no por tiempo: diez.',
      'Считаем видео, а не время: их десять.',
      'Contado por vídeos, não por tempo: dez.',
    ),
  },
  {
    name: words('For teams', 'Для команд', 'Para equipos', 'Для команд', 'Para equipes'),
    sentence: words(
      'For several channels with one contact person.',
      'Для кількох каналів з однією контактною особою.',
      'Para varios canales con una sola persona de contacto.',
      'Для нескольких каналов с одним контактным лицом.',
      'Para vários canais com uma só pessoa de contato.',
    ),
  },
  {
    name: words('Express', 'Терміново', 'Urgente', 'Срочно', 'Expresso'),
    sentence: words(
      'In half the usual time.',
      'Удвічі швидше, ніж зазвичай.',
      'En la mitad del tiempo habitual.',
      'Вдвое быстрее обычного.',
      'Na metade do tempo normal.',
    ),
  },
];
