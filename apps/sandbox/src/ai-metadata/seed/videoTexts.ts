/** The titles and descriptions of the made-up videos of a language. */
export interface VideoTexts {
  readonly titles: readonly string[];
  readonly intros: readonly string[];
  readonly chapters: readonly string[];
  readonly ending: string;
}

const ukrainian: VideoTexts = {
  titles: [
    'Як зробити полицю без шурупів за вечір 🔨',
    'Старий стіл: друге життя | Майстерня Олени',
    'ТОП-10 помилок початківця у столярній справі ❌',
    'Дубова стільниця власноруч 🪵 від дошки до лаку',
    'Фарба чи олія? Чесний тест на 12 зразках',
    'Ремонт балкона за 3 дні (і 0 скандалів) #shorts',
    'Що купити на перші 5000 ₴: інструмент для новачка',
    'Ластівчин хвіст ручною ножівкою — повільно й красиво',
  ],
  intros: [
    'Сьогодні показую кожен крок, із розмірами та помилками, які я зробила першого разу.',
    'Збираємо, шліфуємо, фарбуємо. Усе, що знадобиться, є в описі.',
    'Це питання ви ставили найчастіше, тож ось довга й чесна відповідь 🙌',
  ],
  chapters: ['Вступ', 'Матеріали', 'Розмітка', 'Робота', 'Фініш', 'Підсумки'],
  ending: 'Підписуйтеся та ставте вподобайку ❤️',
};
const english: VideoTexts = {
  titles: [
    'I built a bookshelf with one saw 🪚 (no screws)',
    'Unboxing the cheapest track saw on the internet',
    '10 beginner mistakes I still make ❌ | Olena Unboxed',
    'Is this $40 router worth it? Honest review after 1 year',
    'Tiny balcony makeover in 3 days 🌿 #shorts',
    'Hand-cut dovetails, slowly — no talking, just wood',
    'LIVE: fixing your broken chairs 🔴 ask me anything',
    'Oil vs. paint: 12 samples, 6 months, 1 winner 🏆',
  ],
  intros: [
    'Every step with measurements, and the mistakes I made the first time.',
    'Nobody paid for this video; I bought everything myself.',
    'You asked for this one more than for anything else 🙌',
  ],
  chapters: ['Intro', 'What is in the box', 'First cut', 'A month later', 'Verdict', 'Outro'],
  ending: 'Thanks for watching ❤️',
};
const spanish: VideoTexts = {
  titles: [
    'Lentejas de la abuela 🍲 sin prisa y sin olla exprés',
    'Pan de masa madre paso a paso | Cocina Lenta',
    '5 errores que arruinan tu sofrito ❌',
    'Tortilla jugosa: ¿con cebolla o sin cebolla? 🇪🇸',
    'Cocino en directo: arroz meloso 🔴',
    'Caldo de verano en 60 segundos #shorts',
  ],
  intros: [
    'Hoy cocinamos despacio, con lo que hay en casa y las cantidades exactas.',
    'Esta receta me la pedís desde hace años 🙌',
  ],
  chapters: ['Introducción', 'Ingredientes', 'Sofrito', 'Cocción', 'Emplatado'],
  ending: 'Nos vemos el domingo ❤️',
};

export const videoTexts: Readonly<Record<string, VideoTexts>> = { uk: ukrainian, en: english, es: spanish };

/** Titles that are hard to translate: at the limit, right to left, with angle brackets, without words. */
export const hardTitles: readonly string[] = [
  'كيف تصنع رفًا خشبيًا في ساعة واحدة 🪵',
  'כך בונים מדף עץ בלי ברגים 🔨',
  'Wood <3 Glue: why I stopped using screws',
  '🔥🔥🔥',
  'A very long title about one very small shelf, every tool I used, and all that I learnt on the way (4K)',
  'C++ for woodworkers? @OlenaKoval explains 1️⃣0️⃣0️⃣% of it #diy #code',
];
