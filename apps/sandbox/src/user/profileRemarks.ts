/** Remarks of our team about a profile, by the wire's language codes. */
const remarks = {
  'second-contact': {
    en: 'Add a second contact, so that we can reach you when a channel has trouble.',
    ua: 'Додайте другий контакт, щоб ми могли зв’язатися з вами, якщо з каналом щось станеться.',
    es: 'Añade un segundo contacto para que podamos avisarte si un canal tiene problemas.',
    ru: 'Добавьте второй контакт, чтобы мы могли связаться с вами, если с каналом что-то случится.',
    pt: 'Adicione um segundo contato para podermos avisar você se um canal tiver problemas.',
  },
  'unreadable-document': {
    en: 'The document you sent could not be read. Please send a photo on which all four corners are visible.',
    ua: 'Надісланий документ не вдалося прочитати. Надішліть, будь ласка, фото, на якому видно всі чотири кути.',
    es: 'No hemos podido leer el documento que enviaste. Envía una foto en la que se vean las cuatro esquinas.',
    ru: 'Присланный документ не удалось прочитать. Пришлите, пожалуйста, фото, на котором видны все четыре угла.',
    pt: 'Não conseguimos ler o documento enviado. Envie uma foto em que os quatro cantos apareçam.',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** A remark that a persona can have. */
type ProfileRemark = keyof typeof remarks;

/** The remark in a language, or else in English; a remark that is not one of these stays as it is. */
export function remarkIn(locale: string, remark: string | null): string | null {
  if (remark === null || !Object.hasOwn(remarks, remark)) return remark;
  const texts: Readonly<Record<string, string>> = remarks[remark as ProfileRemark];
  return texts[locale] ?? remarks[remark as ProfileRemark].en;
}
