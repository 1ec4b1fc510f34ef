import { loginPromise } from '@my-air/shell/first-frame';

type Language = keyof (typeof loginPromise)['title'];
type Failure = 'unreachable' | 'invalid' | 'broken';

/** What the page of last resort says: a title and a sentence for each way to fail. */
const failures: Readonly<Record<Language, Readonly<Record<Failure, readonly [string, string]>>>> = {
  en: {
    unreachable: [
      'The portal cannot be reached',
      'Check your connection and try again. If it stays like this, we are working on it.',
    ],
    invalid: [
      'The portal is not set up correctly',
      'Its settings have mistakes. Its operator can read here which ones:',
    ],
    broken: ['Something went wrong', 'The portal could not start. Nothing of yours is lost. Try again.'],
  },
  uk: {
    unreachable: [
      'Портал недоступний',
      'Перевірте з’єднання і спробуйте ще раз. Якщо нічого не зміниться, ми вже працюємо над цим.',
    ],
    invalid: [
      'Портал налаштовано неправильно',
      'У його налаштуваннях є помилки. Той, хто ним керує, побачить їх тут:',
    ],
    broken: ['Щось пішло не так', 'Портал не вдалося запустити. Ваші дані збережено. Спробуйте ще раз.'],
  },
  es: {
    unreachable: [
      'No se puede acceder al portal',
      'Comprueba tu conexión y vuelve a intentarlo. Si sigue así, ya estamos trabajando en ello.',
    ],
    invalid: [
      'El portal no está bien configurado',
      'Su configuración tiene errores. Quien lo administra puede leer aquí cuáles:',
    ],
    broken: [
      'Algo ha salido mal',
      'El portal no ha podido arrancar. No has perdido nada. Vuelve a intentarlo.',
    ],
  },
  ru: {
    unreachable: [
      'Портал недоступен',
      'Проверьте соединение и попробуйте ещё раз. Если ничего не изменится, мы уже работаем над этим.',
    ],
    invalid: [
      'Портал настроен неправильно',
      'В его настройках есть ошибки. Тот, кто им управляет, увидит их здесь:',
    ],
    broken: [
      'Что-то пошло не так',
      'Портал не удалось запустить. Ваши данные сохранены. Попробуйте ещё раз.',
    ],
  },
  pt: {
    unreachable: [
      'Não é possível acessar o portal',
      'Verifique sua conexão e tente de novo. Se continuar assim, já estamos cuidando disso.',
    ],
    invalid: [
      'O portal não está bem configurado',
      'As configurações têm erros. Quem o administra pode ler aqui quais:',
    ],
    broken: ['Algo deu errado', 'O portal não conseguiu iniciar. Nada seu se perdeu. Tente de novo.'],
  },
};
const retry: Readonly<Record<Language, string>> = {
  en: 'Try again',
  uk: 'Спробувати ще раз',
  es: 'Reintentar',
  ru: 'Попробовать ещё раз',
  pt: 'Tentar de novo',
};

/** What is below the title of home, word for word: returning people read it before anything has been loaded. */
export const homeLead: Readonly<Record<Language, string>> = {
  en: 'What happened to your channels and your money, and what to do next.',
  uk: 'Що відбулося з вашими каналами та грошима і що робити далі.',
  es: 'Qué ha pasado con tus canales y tu dinero, y qué hacer ahora.',
  ru: 'Что произошло с вашими каналами и деньгами и что делать дальше.',
  pt: 'O que aconteceu com seus canais e seu dinheiro, e o que fazer agora.',
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
