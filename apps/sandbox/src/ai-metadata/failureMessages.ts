import type { FailureReason } from '@my-air/ai-metadata/contract';

type Messages = Readonly<Record<FailureReason, string>>;

const english: Messages = {
  title_too_long: 'The translated title has more than 100 characters.',
  description_too_long: 'The translated description has more than 5,000 bytes.',
  angle_brackets: 'The text has angle brackets, which YouTube does not accept.',
  protected_part_changed: 'The translation changed a name, a link, a hashtag or a chapter.',
  empty_title: 'The translated title is empty.',
  video_deleted: 'The video was deleted.',
  platform_error: 'YouTube did not accept the translation.',
  translator_error: 'The translation service did not answer.',
};
const ukrainian: Messages = {
  title_too_long: 'Перекладена назва має понад 100 символів.',
  description_too_long: 'Перекладений опис має понад 5000 байтів.',
  angle_brackets: 'У тексті є кутові дужки, яких YouTube не приймає.',
  protected_part_changed: 'Переклад змінив назву, посилання, хештег або розділ.',
  empty_title: 'Перекладена назва порожня.',
  video_deleted: 'Відео видалено.',
  platform_error: 'YouTube не прийняв переклад.',
  translator_error: 'Служба перекладу не відповіла.',
};
const spanish: Messages = {
  title_too_long: 'El título traducido tiene más de 100 caracteres.',
  description_too_long: 'La descripción traducida tiene más de 5000 bytes.',
  angle_brackets: 'El texto tiene corchetes angulares, que YouTube no acepta.',
  protected_part_changed: 'La traducción cambió un nombre, un enlace, un hashtag o un capítulo.',
  empty_title: 'El título traducido está vacío.',
  video_deleted: 'El vídeo se eliminó.',
  platform_error: 'YouTube no aceptó la traducción.',
  translator_error: 'El servicio de traducción no respondió.',
};
const russian: Messages = {
  title_too_long: 'В переведённом названии больше 100 символов.',
  description_too_long: 'В переведённом описании больше 5000 байт.',
  angle_brackets: 'В тексте есть угловые скобки, которые YouTube не принимает.',
  protected_part_changed: 'Перевод изменил имя, ссылку, хештег или раздел.',
  empty_title: 'Переведённое название пустое.',
  video_deleted: 'Видео удалено.',
  platform_error: 'YouTube не принял перевод.',
  translator_error: 'Служба перевода не ответила.',
};
const portuguese: Messages = {
  title_too_long: 'O título traduzido tem mais de 100 caracteres.',
  description_too_long: 'A descrição traduzida tem mais de 5.000 bytes.',
  angle_brackets: 'O texto tem colchetes angulares, que o YouTube não aceita.',
  protected_part_changed: 'A tradução alterou um nome, um link, uma hashtag ou um capítulo.',
  empty_title: 'O título traduzido está vazio.',
  video_deleted: 'O vídeo foi excluído.',
  platform_error: 'O YouTube não aceitou a tradução.',
  translator_error: 'O serviço de tradução não respondeu.',
};
const byLocale: Readonly<Record<string, Messages>> = {
  ua: ukrainian,
  es: spanish,
  ru: russian,
  pt: portuguese,
};

/** Why a translation failed, in the reader's language. */
export function failureMessage(reason: FailureReason, locale: string): string {
  return (byLocale[locale] ?? english)[reason];
}
