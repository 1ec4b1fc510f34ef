import type { Translated } from '@my-air/i18n';

/**
 * The purpose of the portal in one line. The first frame of the page carries the same words, so they are
 * here in every language.
 */
export const loginIntro = {
  title: {
    en: 'Everything around your channel, in one place',
    uk: 'Усе довкола вашого каналу — в одному місці',
    es: 'Todo lo que rodea a tu canal, en un solo lugar',
    ru: 'Всё вокруг вашего канала — в одном месте',
    pt: 'Tudo em torno do seu canal, em um só lugar',
  },
  lead: {
    en: 'Your channels, your earnings, the services that help you grow, and people who answer.',
    uk: 'Ваші канали, заробіток, сервіси для зростання і люди, які відповідають.',
    es: 'Tus canales, tus ingresos, los servicios que te ayudan a crecer y personas que responden.',
    ru: 'Ваши каналы, заработок, сервисы для роста и люди, которые отвечают.',
    pt: 'Seus canais, seus ganhos, os serviços que ajudam você a crescer e pessoas que respondem.',
  },
} as const satisfies Record<'title' | 'lead', Translated>;
