import { foldText } from '@my-air/i18n/plain';

import type { AffectedIndicator } from '../contract.ts';

/** The beginnings of the words by which users name what they want to improve, in all languages of the portal. */
const aimWords = {
  views:
    'view watch audience перегляд глядач аудитор просмотр зрител visualiza visuali vista espectador audiencia',
  subscribers: 'subscri subs follower підписн підписк подписч подписк suscri seguidor inscrit',
  watch_time: 'retention утриман удержан retencion retencao',
  engagement: 'comment engag комент коммент вподоб лайк coment curtid',
  income:
    'money earn income monet revenue sponsor cash грош зароб дохід доход монет спонсор деньг зараб dinero ganar gano ingreso dinheiro ganhar ganho renda',
  safety:
    'stole steal stolen copied hack protect strike вкра украл крад злам захист страйк взлом защит robar robad robo roub proteg',
  production: 'edit thumbnail монтаж обклад облож превью edicion miniatura edicao',
} satisfies Record<AffectedIndicator, string>;

/** The figure that a question asks to improve, among those that a service improves; undefined where it names none. */
export function aimOf(question: string, indicators: readonly string[]): AffectedIndicator | undefined {
  const words = foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = (beginning: string) => words.some((word) => word.startsWith(beginning));
  // SAFETY: the table has an entry for each indicator.
  return (Object.keys(aimWords) as AffectedIndicator[]).find(
    (aim) => indicators.includes(aim) && foldText(aimWords[aim]).split(' ').some(names),
  );
}
