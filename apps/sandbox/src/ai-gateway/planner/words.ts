/** Words that say nothing about what is searched for, in all five languages. */
const empty = new Set(
  `a an and any are as at be but by can could do does for from get give have help how i in is it its me my need of on or our please so some that the their them there this to want what when where which who why will with would should may might shall must you your
   і й та або але в у на з із зі до від за про для по не ні що як де хто чому коли чи це цей ця мені мене мій моя моє мої моїх мого можна треба потрібно потрібен потрібні хочу можу бути є він вона воно вони ви ваш ваша так також ще дуже будь ласка допоможіть варто слід маю
   y o u pero en con de del la el los las un una unos unas por para que qué como cómo donde dónde quien quién cuando mi mis me se su sus tu tus lo le les no sí es son hay puedo puede quiero necesito favor ayuda ayúdame más muy al debo debería tengo
   и или но в во на с со до от за про для по не ни что как где кто почему когда ли это этот эта мне меня мой моя моё мои моих моего можно надо нужно нужен нужны хочу могу быть есть он она оно они вы ваш ваша так также ещё очень пожалуйста помогите стоит следует
   e ou mas em no na nos nas com de do da dos das o os a as um uma por pelo pela para que como onde quem quando meu minha meus minhas me se seu sua não sim é são há posso pode quero preciso favor ajuda mais muito ao devo deveria tenho`.split(
    /\s+/,
  ),
);

/** A text without case and accents; Cyrillic letters stay what they are. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');
}

const foldedEmpty = new Set([...empty].map(fold));

/** The words of a text that may say what it is about. */
export function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !empty.has(word),
  );
}

/** Whether a word, folded, says nothing by itself. */
export function isEmpty(word: string): boolean {
  return foldedEmpty.has(word);
}

/** Every word of a text, folded, in its order. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
