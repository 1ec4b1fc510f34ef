import { availableLocales, languageTag } from '../locale/locales.ts';

const tags = availableLocales({ pt: true }).map(languageTag);

/** The names of countries that people type, beside those that the browser knows; the code comes first. */
const countries = words(`
AE UAE, Emirates, ОАЭ, ОАЕ, EAU
BA Bosnia, Босния, Боснія
BY Belorussia, Белоруссия, Білорусія
CD DR Congo, DRC, Zaire, Заир
CG Congo Brazzaville
CI Ivory Coast, Costa de Marfil, Costa do Marfim, Кот-д’Ивуар, Берег Слонової Кістки
CV Cape Verde, Кабо-Верде
CZ Czech, Czech Republic, Чехія, Чеська Республіка, Чешская Республика, República Checa, República Tcheca
FK Malvinas
GB UK, Great Britain, Britain, England, Scotland, Wales, Northern Ireland, Англия, Англія, Великобритания, Велика Британія, Шотландия, Inglaterra, Gran Bretaña, Grã-Bretanha, Escocia
HK Hong Kong, Гонконг
KP North Korea, DPRK, КНДР
KR South Korea, Korea, Корея, Corea, Coreia
LA Laos, Лаос
MD Moldavia, Молдавия, Молдавія
MK Macedonia, Македония, Македонія
MM Burma, Бирма, Бірма, Birmania
NL Holland, Голландия, Голландія, Holanda
PS Palestine, Палестина
RU Russia, Россия, Росія, Rusia
SZ Swaziland, Свазиленд, Суазиленд
TL East Timor
TR Turkey, Türkiye, Турция, Туреччина, Turquía, Turquia
TW Taiwan, Тайвань
US USA, U.S.A., America, United States of America, США, Америка, EE. UU., EEUU, EUA, Estados Unidos
VA Holy See, Ватикан
VN Viet Nam
`);

/** Other codes and names of languages, by the code of today. */
const languages = words(`
cs cz
da dk
el gr
fa Farsi, Фарси, Фарсі
fil tl, Tagalog
he iw
id in
ja jp
jv jw
ko kr
nb no, nn, Norwegian
ro mo, Moldovan
sv se
uk ua
yi ji
zh cn, Mandarin, Chinese
`);

/** All names under which people look for a country, in every language of the portal, and its code. */
export function countryNames(code: string): readonly string[] {
  return namesIn('region', code.toUpperCase(), countries);
}

/** All names under which people look for a language, in every language of the portal, and its codes. */
export function languageNames(code: string): readonly string[] {
  const [base = code] = code.split('-');
  return [
    ...new Set([code, ...namesIn('language', code, new Map()), ...namesIn('language', base, languages)]),
  ];
}

function namesIn(
  type: 'region' | 'language',
  code: string,
  others: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const known = tags.flatMap((tag) =>
    (['long', 'short'] as const).map((style) => {
      try {
        return new Intl.DisplayNames(tag, { type, style }).of(code) ?? code;
      } catch {
        // RangeError: the server sent a text that is no code.
        return code;
      }
    }),
  );
  return [...new Set([code, ...known, ...(others.get(code) ?? [])])];
}

function words(list: string): ReadonlyMap<string, readonly string[]> {
  const lines = list.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', ...names] = line.split(' ');
      return [code, names.join(' ').split(', ')];
    }),
  );
}
