/** ISO codes of the countries that creators come from. Their names come from the platform's language data. */
export const countryCodes =
  'AD AE AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KR KW KZ LB LI LK LT LU LV MA MC MD ME MK MT MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS SA SE SG SI SK SN SV TH TJ TM TN TR TW UA US UY UZ VE VN ZA'.split(
    ' ',
  );

/** The regions of the countries where one has to be chosen, as `value: name`. */
export const regionsByCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  UA: {
    'UA-05': 'Vinnytsia Oblast',
    'UA-07': 'Volyn Oblast',
    'UA-12': 'Dnipropetrovsk Oblast',
    'UA-18': 'Zhytomyr Oblast',
    'UA-21': 'Zakarpattia Oblast',
    'UA-26': 'Ivano-Frankivsk Oblast',
    'UA-30': 'Kyiv',
    'UA-32': 'Kyiv Oblast',
    'UA-46': 'Lviv Oblast',
    'UA-48': 'Mykolaiv Oblast',
    'UA-51': 'Odesa Oblast',
    'UA-53': 'Poltava Oblast',
    'UA-63': 'Kharkiv Oblast',
    'UA-74': 'Chernihiv Oblast',
    'UA-77': 'Chernivtsi Oblast',
  },
  US: {
    'US-CA': 'California',
    'US-CO': 'Colorado',
    'US-FL': 'Florida',
    'US-GA': 'Georgia',
    'US-IL': 'Illinois',
    'US-MA': 'Massachusetts',
    'US-NY': 'New York',
    'US-OR': 'Oregon',
    'US-TX': 'Texas',
    'US-WA': 'Washington',
  },
  ES: {
    'ES-AN': 'Andalusia',
    'ES-CT': 'Catalonia',
    'ES-GA': 'Galicia',
    'ES-MD': 'Madrid',
    'ES-PV': 'Basque Country',
    'ES-VC': 'Valencia',
  },
  BR: {
    'BR-BA': 'Bahia',
    'BR-MG': 'Minas Gerais',
    'BR-PR': 'Paraná',
    'BR-RJ': 'Rio de Janeiro',
    'BR-SP': 'São Paulo',
  },
};
