/*
 * Zones as Windows, Outlook and Exchange name them: the name without " Standard Time" (or after "=" the whole name), the IANA zone of
 * CLDR 48 (windowsZones, territory 001), and what Windows shows for it behind "(UTC+01:00)".
 */
const rows = `
Dateline|Etc/GMT+12|International Date Line West
=UTC-11|Etc/GMT+11|Coordinated Universal Time-11
Aleutian|America/Adak|Aleutian Islands
Hawaiian|Pacific/Honolulu|Hawaii
Marquesas|Pacific/Marquesas|Marquesas Islands
Alaskan|America/Anchorage|Alaska
=UTC-09|Etc/GMT+9|Coordinated Universal Time-09
=Pacific Standard Time (Mexico)|America/Tijuana|Baja California
=UTC-08|Etc/GMT+8|Coordinated Universal Time-08
Pacific|America/Los_Angeles|Pacific Time (US & Canada)
US Mountain|America/Phoenix|Arizona
=Mountain Standard Time (Mexico)|America/Mazatlan|Chihuahua, La Paz, Mazatlan
Mountain|America/Denver|Mountain Time (US & Canada)
Yukon|America/Whitehorse|Yukon
Central America|America/Guatemala|Central America
Central|America/Chicago|Central Time (US & Canada)
Easter Island|Pacific/Easter|Easter Island
=Central Standard Time (Mexico)|America/Mexico_City|Guadalajara, Mexico City, Monterrey
Canada Central|America/Regina|Saskatchewan
SA Pacific|America/Bogota|Bogota, Lima, Quito, Rio Branco
=Eastern Standard Time (Mexico)|America/Cancun|Chetumal
Eastern|America/New_York|Eastern Time (US & Canada)
Haiti|America/Port-au-Prince|Haiti
Cuba|America/Havana|Havana
US Eastern|America/Indianapolis|Indiana (East)
Turks And Caicos|America/Grand_Turk|Turks and Caicos
Paraguay|America/Asuncion|Asuncion
Atlantic|America/Halifax|Atlantic Time (Canada)
Venezuela|America/Caracas|Caracas
Central Brazilian|America/Cuiaba|Cuiaba
SA Western|America/La_Paz|Georgetown, La Paz, Manaus, San Juan
Pacific SA|America/Santiago|Santiago
Newfoundland|America/St_Johns|Newfoundland
Tocantins|America/Araguaina|Araguaina
E. South America|America/Sao_Paulo|Brasilia
SA Eastern|America/Cayenne|Cayenne, Fortaleza
Argentina|America/Buenos_Aires|City of Buenos Aires
Greenland|America/Godthab|Greenland
Montevideo|America/Montevideo|Montevideo
Magallanes|America/Punta_Arenas|Punta Arenas
Saint Pierre|America/Miquelon|Saint Pierre and Miquelon
Bahia|America/Bahia|Salvador
=UTC-02|Etc/GMT+2|Coordinated Universal Time-02
Azores|Atlantic/Azores|Azores
Cape Verde|Atlantic/Cape_Verde|Cabo Verde Is.
=UTC|UTC|Coordinated Universal Time
GMT|Europe/London|Dublin, Edinburgh, Lisbon, London
Greenwich|Atlantic/Reykjavik|Monrovia, Reykjavik
Sao Tome|Africa/Sao_Tome|Sao Tome
Morocco|Africa/Casablanca|Casablanca
W. Europe|Europe/Berlin|Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna
Central Europe|Europe/Budapest|Belgrade, Bratislava, Budapest, Ljubljana, Prague
Romance|Europe/Paris|Brussels, Copenhagen, Madrid, Paris
Central European|Europe/Warsaw|Sarajevo, Skopje, Warsaw, Zagreb
W. Central Africa|Africa/Lagos|West Central Africa
Jordan|Asia/Amman|Amman
GTB|Europe/Bucharest|Athens, Bucharest
Middle East|Asia/Beirut|Beirut
Egypt|Africa/Cairo|Cairo
E. Europe|Europe/Chisinau|Chisinau
Syria|Asia/Damascus|Damascus
West Bank|Asia/Hebron|Gaza, Hebron
South Africa|Africa/Johannesburg|Harare, Pretoria
FLE|Europe/Kiev|Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius
Israel|Asia/Jerusalem|Jerusalem
South Sudan|Africa/Juba|Juba
Kaliningrad|Europe/Kaliningrad|Kaliningrad
Sudan|Africa/Khartoum|Khartoum
Libya|Africa/Tripoli|Tripoli
Namibia|Africa/Windhoek|Windhoek
Arabic|Asia/Baghdad|Baghdad
Turkey|Europe/Istanbul|Istanbul
Arab|Asia/Riyadh|Kuwait, Riyadh
Belarus|Europe/Minsk|Minsk
Russian|Europe/Moscow|Moscow, St. Petersburg
E. Africa|Africa/Nairobi|Nairobi
Iran|Asia/Tehran|Tehran
Arabian|Asia/Dubai|Abu Dhabi, Muscat
Astrakhan|Europe/Astrakhan|Astrakhan, Ulyanovsk
Azerbaijan|Asia/Baku|Baku
=Russia Time Zone 3|Europe/Samara|Izhevsk, Samara
Mauritius|Indian/Mauritius|Port Louis
Saratov|Europe/Saratov|Saratov
Georgian|Asia/Tbilisi|Tbilisi
Volgograd|Europe/Volgograd|Volgograd
Caucasus|Asia/Yerevan|Yerevan
Afghanistan|Asia/Kabul|Kabul
West Asia|Asia/Tashkent|Ashgabat, Tashkent
Ekaterinburg|Asia/Yekaterinburg|Ekaterinburg
Pakistan|Asia/Karachi|Islamabad, Karachi
Qyzylorda|Asia/Qyzylorda|Qyzylorda
India|Asia/Calcutta|Chennai, Kolkata, Mumbai, New Delhi
Sri Lanka|Asia/Colombo|Sri Jayawardenepura
Nepal|Asia/Katmandu|Kathmandu
Central Asia|Asia/Bishkek|Astana
Bangladesh|Asia/Dhaka|Dhaka
Omsk|Asia/Omsk|Omsk
Myanmar|Asia/Rangoon|Yangon (Rangoon)
SE Asia|Asia/Bangkok|Bangkok, Hanoi, Jakarta
Altai|Asia/Barnaul|Barnaul, Gorno-Altaysk
W. Mongolia|Asia/Hovd|Hovd
North Asia|Asia/Krasnoyarsk|Krasnoyarsk
N. Central Asia|Asia/Novosibirsk|Novosibirsk
Tomsk|Asia/Tomsk|Tomsk
China|Asia/Shanghai|Beijing, Chongqing, Hong Kong, Urumqi
North Asia East|Asia/Irkutsk|Irkutsk
Singapore|Asia/Singapore|Kuala Lumpur, Singapore
W. Australia|Australia/Perth|Perth
Taipei|Asia/Taipei|Taipei
Ulaanbaatar|Asia/Ulaanbaatar|Ulaanbaatar
Aus Central W.|Australia/Eucla|Eucla
Transbaikal|Asia/Chita|Chita
Tokyo|Asia/Tokyo|Osaka, Sapporo, Tokyo
North Korea|Asia/Pyongyang|Pyongyang
Korea|Asia/Seoul|Seoul
Yakutsk|Asia/Yakutsk|Yakutsk
Cen. Australia|Australia/Adelaide|Adelaide
AUS Central|Australia/Darwin|Darwin
E. Australia|Australia/Brisbane|Brisbane
AUS Eastern|Australia/Sydney|Canberra, Melbourne, Sydney
West Pacific|Pacific/Port_Moresby|Guam, Port Moresby
Tasmania|Australia/Hobart|Hobart
Vladivostok|Asia/Vladivostok|Vladivostok
Lord Howe|Australia/Lord_Howe|Lord Howe Island
Bougainville|Pacific/Bougainville|Bougainville Island
=Russia Time Zone 10|Asia/Srednekolymsk|Chokurdakh
Magadan|Asia/Magadan|Magadan
Norfolk|Pacific/Norfolk|Norfolk Island
Sakhalin|Asia/Sakhalin|Sakhalin
Central Pacific|Pacific/Guadalcanal|Solomon Is., New Caledonia
=Russia Time Zone 11|Asia/Kamchatka|Anadyr, Petropavlovsk-Kamchatsky
New Zealand|Pacific/Auckland|Auckland, Wellington
=UTC+12|Etc/GMT-12|Coordinated Universal Time+12
Fiji|Pacific/Fiji|Fiji
Chatham Islands|Pacific/Chatham|Chatham Islands
=UTC+13|Etc/GMT-13|Coordinated Universal Time+13
Tonga|Pacific/Tongatapu|Nuku'alofa
Samoa|Pacific/Apia|Samoa
Line Islands|Pacific/Kiritimati|Kiritimati Island
`.trim().split('\n').map(row => row.split('|') as [string, string, string]);

/** Keeps lower-case letters and digits only: spellings of a name differ in dots, blanks and ampersands. */
const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/[^a-z\d+-]/g, '');

/** IANA names by Windows names. */
export const windowsZones: ReadonlyMap<string, string> = new Map(
  rows.map(([name, zone]) => [name.startsWith('=') ? name.slice(1) : `${name} Standard Time`, zone]),
);

const byName = new Map([...windowsZones].map(([name, zone]) => [plain(name), zone]));
const byDisplay = new Map(rows.map(([, zone, display]) => [plain(display), zone]));
const citiesOf = (display: string): string[] => display.split(',').map(plain).filter(Boolean);

/**
 * The IANA name of `W. Europe Standard Time`, of its daylight time, or of `(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna`.
 * Other editions of Windows list other cities, or some of them in another language: the zone with most of the cities is returned. Empty
 * for an unknown name.
 */
export function zoneOfWindows(name: string): string {
  const known = byName.get(plain(name.replace(/\b(?:Daylight|Summer) Time\b/i, 'Standard Time')));
  if (known) return known;
  const display = name.replace(/^\s{0,9}\((?:UTC|GMT)[^()]{0,9}\)/i, '');
  const exact = byDisplay.get(plain(display));
  if (exact || display === name) return exact ?? '';
  const cities = citiesOf(display);
  const counts = rows.map(([, zone, row]) => ({ zone, count: citiesOf(row).filter(city => cities.includes(city)).length })).sort((a, b) => b.count - a.count);
  return counts[0]!.count > counts[1]!.count ? counts[0]!.zone : '';
}
