import { loginPromise } from '@my-air/shell/first-frame';

type Language = keyof (typeof loginPromise)['title'];
type Failure = 'unreachable' | 'invalid' | 'broken';

/** The texts of the page of last resort: a title and a sentence for each way to fail. */
const failures: Readonly<Record<Language, Readonly<Record<Failure, readonly [string, string]>>>> = {
  en: {
    unreachable: ['The portal cannot be reached', 'Check your connection and try again in a few minutes.'],
    invalid: [
      'The portal is not set up correctly',
      'Its settings have errors. They are listed here for its administrator:',
    ],
    broken: ['Something went wrong', 'The portal could not start. Your data is safe. Try again.'],
  },
  uk: {
    unreachable: ['Портал недоступний', 'Перевірте з’єднання і спробуйте ще раз за кілька хвилин.'],
    invalid: [
      'Портал налаштовано неправильно',
      'У його налаштуваннях є помилки. Ось їх перелік для адміністратора:',
    ],
    broken: ['Щось пішло не так', 'Портал не вдалося запустити. Ваші дані в безпеці. Спробуйте ще раз.'],
  },
  es: {
    unreachable: [
      'No se puede acceder al portal',
      'Comprueba tu conexión y vuelve a intentarlo en unos minutos.',
    ],
    invalid: [
      'El portal no está bien configurado',
      'Su configuración tiene errores. Esta es la lista para su administrador:',
    ],
    broken: [
      'Algo ha salido mal',
      'El portal no ha podido arrancar. Tus datos están a salvo. Vuelve a intentarlo.',
    ],
  },
  ru: {
    unreachable: ['Портал недоступен', 'Проверьте соединение и попробуйте ещё раз через несколько минут.'],
    invalid: [
      'Портал настроен неправильно',
      'В его настройках есть ошибки. Вот их список для администратора:',
    ],
    broken: [
      'Что-то пошло не так',
      'Портал не удалось запустить. Ваши данные в безопасности. Попробуйте ещё раз.',
    ],
  },
  pt: {
    unreachable: [
      'Não é possível acessar o portal',
      'Verifique sua conexão e tente de novo em alguns minutos.',
    ],
    invalid: [
      'O portal não está bem configurado',
      'As configurações têm erros. Esta é a lista para o administrador:',
    ],
    broken: ['Algo deu errado', 'O portal não conseguiu iniciar. Seus dados estão seguros. Tente de novo.'],
  },
};
const retry: Readonly<Record<Language, string>> = {
  en: 'Try again',
  uk: 'Спробувати ще раз',
  es: 'Reintentar',
  ru: 'Попробовать ещё раз',
  pt: 'Tentar de novo',
};

/**
 * The text below the title of home, word for word: returning users read it before anything has been loaded.
 */
export const homeLead: Readonly<Record<Language, string>> = {
  en: 'Your channels, your earnings and your next steps.',
  uk: 'Ваші канали, дохід і наступні кроки.',
  es: 'Tus canales, tus ingresos y tus próximos pasos.',
  ru: 'Ваши каналы, доход и следующие шаги.',
  pt: 'Seus canais, seus ganhos e seus próximos passos.',
};

/** Every word of index.html, by language. */
export const firstFrameTexts = Object.fromEntries(
  (Object.keys(retry) as Language[]).map((language) => [
    language,
    {
      title: loginPromise.title[language],
      lead: loginPromise.lead[language],
      home: homeLead[language],
      failures: failures[language],
      retry: retry[language],
    },
  ]),
);
