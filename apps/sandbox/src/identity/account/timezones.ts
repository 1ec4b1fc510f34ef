/** Zones that the platform still lists under an older name. */
const renamed: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The time zones that users can choose, under their present names. */
export const timezones: readonly string[] = [
  'UTC',
  ...new Set(Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)),
];
