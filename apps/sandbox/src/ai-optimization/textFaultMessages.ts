import type { TextFault } from '@my-air/ai-optimization/contract';

const messages: Readonly<Record<TextFault, Readonly<Record<string, string>>>> = {
  empty: {
    en: 'The text is empty.',
    ua: 'Текст порожній.',
    es: 'El texto está vacío.',
    ru: 'Текст пустой.',
    pt: 'O texto está vazio.',
  },
  too_long: {
    en: 'The text is too long for YouTube.',
    ua: 'Текст задовгий для YouTube.',
    es: 'El texto es demasiado largo para YouTube.',
    ru: 'Текст слишком длинный для YouTube.',
    pt: 'O texto é longo demais para o YouTube.',
  },
  angle_brackets: {
    en: 'YouTube does not accept < and >.',
    ua: 'YouTube не приймає < і >.',
    es: 'YouTube no acepta < ni >.',
    ru: 'YouTube не принимает < и >.',
    pt: 'O YouTube não aceita < e >.',
  },
};

/** Why a text cannot be put in place, in the reader's language. */
export function textFaultMessage(fault: TextFault, locale: string): string {
  return messages[fault][locale] ?? messages[fault].en!;
}
