import type { Locale } from '../locale/locales.ts';

/** Words that say nothing by themselves, folded, by language. */
const words: Readonly<Record<Exclude<Locale, 'pseudo'>, string>> = {
  en: `
    a about all also am an and any anyone are as at be because been but by can could did do does dont for from get give
    had has have he hello help her here hi him his how i if im in into is it its just know like lot make many me more
    most much my need no nobody not now of off on one only or our out please really she should so some someone somebody
    something start still such take tell thank thanks that the their them then there these they thing things this those
    to too up us use very want was way we were what when where which who whom whose why will with without work would yes
    you your youre`,
  uk: `
    або але без би більше був була було бути в вам вас ваш ваша ваше ваші весь ви від він вона вони все всі для до допоможіть
    допомога дуже є ж за з зі і із інших їх й його коли крім куди ласка лише має мене мені мій моє моєму моїм моїми моїх
    мої моя мою може можу можна на навіть нам нас наш не нема немає ні ніхто ніж нічого о один по потрібен потрібна
    потрібне потрібні при про просто с свій своє свої своїх собі та так також там те тепер ти то тому треба тут у уже
    хочу хто хтось це цей ця чи чого чому ще що щоб щось я як яка який які`,
  ru: `
    без больше бы был была были было быть в вам вас ваш ваша ваше ваши весь во вот все всех вы где да для до другом другой его
    ее если есть еще же за и из или им их к как какая какие какой когда который кто кто-то куда ли лишь меня мне могу
    может можно мой моего моей моем моему моё мои моим моих моя мою на над надо нам нас наш не нет нету ни никто ничего
    но ну нужен нужна нужно нужны о об один он она они от очень по под пожалуйста помогите помощь потому почему при про
    просто с свой свое свои своих себя сейчас со так также там тебе то тоже только том ты у уже хочу чего чем что чтобы
    это этот эта эти я`,
  es: `
    al algo alguien algun alguna asi aun ayuda ayudame cada como con cual cuando cuanto de del desde donde dos e el ella
    ellos en entre era eres es esa ese eso esta estan estar este esto estos fue gracias ha hacer hacia hago han hasta
    hay hola la las le les lo los mas me mi mis mucho muy nada nadie necesito ni no nos nuestro o otra otro para pero
    poco por porque puede pueden puedo que quien quiero se ser si sin sobre solo son soy su sus tambien tan te tengo ti
    tiene todo todos tu tus u un una uno unos vez y ya yo`,
  pt: `
    ajuda ajude algo alguem ao aos aquele as ate cada com como da dar das de dela dele depois do dos e ela ele eles em
    entre era essa esse esta estao estar este eu faco fazer foi gente ha isso isto ja la lhe mais mas me mesmo meu meus
    minha minhas muito na nada nao nas nem no nos nossa nosso num o obrigado onde os ou outra outro para pela pelo pode
    podem por porque posso pra pro preciso quais qual quando quanto que quem quero sao se sem ser seu seus sim so sobre
    sua suas tambem te tem tenho todo todos tudo um uma uns vai voce voces`,
};

/** The words of each language that say nothing by themselves, folded. */
export const stopWords = Object.entries(words).map(
  ([locale, list]) => [locale as Locale, new Set(list.trim().split(/\s+/))] as const,
);

/**
 * Whether a folded word says nothing about what is searched for, in any of the languages. True for words of fewer than
 * three letters, unless they hold a digit.
 */
export function isStopWord(word: string): boolean {
  return (word.length < 3 && !/\d/.test(word)) || stopWords.some(([, known]) => known.has(word));
}
