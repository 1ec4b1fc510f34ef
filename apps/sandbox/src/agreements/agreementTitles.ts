import type { AgreementKind } from '@my-air/api-client/contract';

/** The title of each agreement, by the wire's language codes. */
export const agreementTitles: Readonly<Record<AgreementKind, Readonly<Record<string, string>>>> = {
  youtube_partner_privacy_policy: {
    en: 'YouTube partner privacy policy',
    ua: 'Політика конфіденційності партнера YouTube',
    es: 'Política de privacidad para socios de YouTube',
    ru: 'Политика конфиденциальности партнёра YouTube',
    pt: 'Política de privacidade do parceiro do YouTube',
  },
  youtube_partner_service_contract: {
    en: 'YouTube partner service contract',
    ua: 'Договір про послуги партнерові YouTube',
    es: 'Contrato de servicios para socios de YouTube',
    ru: 'Договор об услугах партнёру YouTube',
    pt: 'Contrato de serviços do parceiro do YouTube',
  },
  terms_and_conditions: {
    en: 'Terms and conditions',
    ua: 'Умови користування',
    es: 'Términos y condiciones',
    ru: 'Условия использования',
    pt: 'Termos e condições',
  },
  amg_policy: {
    en: 'Partner policy',
    ua: 'Партнерська політика',
    es: 'Política de socios',
    ru: 'Партнёрская политика',
    pt: 'Política de parceiros',
  },
  referral_program: {
    en: 'Referral program',
    ua: 'Реферальна програма',
    es: 'Programa de referidos',
    ru: 'Реферальная программа',
    pt: 'Programa de indicações',
  },
  ai_metadata: {
    en: 'AI metadata translation',
    ua: 'Переклад метаданих за допомогою ШІ',
    es: 'Traducción de metadatos con IA',
    ru: 'Перевод метаданных с помощью ИИ',
    pt: 'Tradução de metadados com IA',
  },
  ai_metadata_auto: {
    en: 'Automatic AI metadata translation',
    ua: 'Автоматичний переклад метаданих за допомогою ШІ',
    es: 'Traducción automática de metadatos con IA',
    ru: 'Автоматический перевод метаданных с помощью ИИ',
    pt: 'Tradução automática de metadados com IA',
  },
  ambassador_referral_program: {
    en: 'Ambassador referral program',
    ua: 'Реферальна програма для амбасадорів',
    es: 'Programa de referidos para embajadores',
    ru: 'Реферальная программа для амбассадоров',
    pt: 'Programa de indicações para embaixadores',
  },
};
