import type { Queries } from '../database/Database.ts';
import { supportCategories } from '../database/schema.ts';

/** Fills the table of subjects for questions to support. */
export async function seedSupportCategories(db: Queries): Promise<void> {
  await db.insert(supportCategories).values([
    {
      id: 1,
      name: { en: 'My channel', ua: 'Мій канал', es: 'Mi canal', ru: 'Мой канал', pt: 'O meu canal' },
      description: {
        en: 'Joining, statuses, access and disconnecting',
        ua: 'Приєднання, статуси, доступ і відключення',
        es: 'Incorporación, estados, acceso y desconexión',
        ru: 'Подключение, статусы, доступ и отключение',
        pt: 'Adesão, estados, acesso e desligamento',
      },
    },
    {
      id: 2,
      name: { en: 'Money', ua: 'Гроші', es: 'Dinero', ru: 'Деньги', pt: 'Dinheiro' },
      description: {
        en: 'Balance, payouts and documents',
        ua: 'Баланс, виплати й документи',
        es: 'Saldo, pagos y documentos',
        ru: 'Баланс, выплаты и документы',
        pt: 'Saldo, pagamentos e documentos',
      },
    },
    {
      id: 3,
      name: {
        en: 'Rights and claims',
        ua: 'Права та скарги',
        es: 'Derechos y reclamaciones',
        ru: 'Права и жалобы',
        pt: 'Direitos e reclamações',
      },
      description: {
        en: 'Content ID, strikes and music',
        ua: 'Content ID, страйки та музика',
        es: 'Content ID, faltas y música',
        ru: 'Content ID, страйки и музыка',
        pt: 'Content ID, avisos e música',
      },
    },
    {
      id: 4,
      name: { en: 'Services', ua: 'Послуги', es: 'Servicios', ru: 'Услуги', pt: 'Serviços' },
      description: {
        en: 'How a service works and what it needs',
        ua: 'Як працює послуга і що для неї потрібно',
        es: 'Cómo funciona un servicio y qué necesita',
        ru: 'Как работает услуга и что для неё нужно',
        pt: 'Como funciona um serviço e o que precisa',
      },
    },
    {
      id: 5,
      name: {
        en: 'Something else',
        ua: 'Інше питання',
        es: 'Otra cosa',
        ru: 'Другой вопрос',
        pt: 'Outro assunto',
      },
      description: {
        en: 'A question that fits nowhere above',
        ua: 'Питання, яке не підходить до жодної теми вище',
        es: 'Una pregunta que no encaja en lo anterior',
        ru: 'Вопрос, который не подходит к темам выше',
        pt: 'Uma pergunta que não cabe nos temas acima',
      },
    },
  ]);
}
