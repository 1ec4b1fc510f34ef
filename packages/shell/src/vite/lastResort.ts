import type { Locale } from '@my-air/i18n';

type Translated = Record<Exclude<Locale, 'pseudo'>, string>;

/** A title and a sentence for each way to fail. */
const failures = {
  unreachable: {
    title: {
      en: 'The portal cannot be reached',
      uk: 'Портал недоступний',
      es: 'No se puede acceder al portal',
      ru: 'Портал недоступен',
      pt: 'Não é possível acessar o portal',
    },
    text: {
      en: 'Check your connection and try again in a few minutes.',
      uk: 'Перевірте з’єднання і спробуйте ще раз за кілька хвилин.',
      es: 'Comprueba tu conexión y vuelve a intentarlo en unos minutos.',
      ru: 'Проверьте соединение и попробуйте ещё раз через несколько минут.',
      pt: 'Verifique sua conexão e tente de novo em alguns minutos.',
    },
  },
  invalid: {
    title: {
      en: 'The portal is not set up correctly',
      uk: 'Портал налаштовано неправильно',
      es: 'El portal no está bien configurado',
      ru: 'Портал настроен неправильно',
      pt: 'O portal não está bem configurado',
    },
    text: {
      en: 'Its settings have errors. They are listed here for its administrator:',
      uk: 'У його налаштуваннях є помилки. Ось їх перелік для адміністратора:',
      es: 'Su configuración tiene errores. Esta es la lista para su administrador:',
      ru: 'В его настройках есть ошибки. Вот их список для администратора:',
      pt: 'As configurações têm erros. Esta é a lista para o administrador:',
    },
  },
  broken: {
    title: {
      en: 'Something went wrong',
      uk: 'Щось пішло не так',
      es: 'Algo ha salido mal',
      ru: 'Что-то пошло не так',
      pt: 'Algo deu errado',
    },
    text: {
      en: 'The portal could not start. Your data is safe. Try again.',
      uk: 'Портал не вдалося запустити. Ваші дані в безпеці. Спробуйте ще раз.',
      es: 'El portal no ha podido arrancar. Tus datos están a salvo. Vuelve a intentarlo.',
      ru: 'Портал не удалось запустить. Ваши данные в безопасности. Попробуйте ещё раз.',
      pt: 'O portal não conseguiu iniciar. Seus dados estão seguros. Tente de novo.',
    },
  },
} as const satisfies Record<string, Record<'title' | 'text', Translated>>;

const retry = {
  en: 'Try again',
  uk: 'Спробувати ще раз',
  es: 'Reintentar',
  ru: 'Попробовать ещё раз',
  pt: 'Tentar de novo',
} as const satisfies Translated;

/** The texts of the page of last resort by language: what it says of each failure, and its button. */
export const lastResort = Object.fromEntries(
  (Object.keys(retry) as (keyof typeof retry)[]).map((language) => {
    const said = Object.entries(failures).map(([kind, { title, text }]) => [
      kind,
      [title[language], text[language]],
    ]);
    return [language, { ...Object.fromEntries(said), retry: retry[language] }];
  }),
);
