/** Names by the first two digits of a region's code (PSGC). */
const REGIONS: Record<string, string> = {
  '01': 'Ilocos Region, Region 1, Region I',
  '02': 'Cagayan Valley, Region 2, Region II',
  '03': 'Central Luzon, Region 3, Region III',
  '04': 'CALABARZON, Region IV-A',
  '05': 'Bicol Region, Region 5, Region V',
  '06': 'Western Visayas, Region 6, Region VI',
  '07': 'Central Visayas, Region 7, Region VII',
  '08': 'Eastern Visayas, Region 8, Region VIII',
  '09': 'Zamboanga Peninsula, Region 9, Region IX',
  '10': 'Northern Mindanao, Region 10, Region X',
  '11': 'Davao Region, Region 11, Region XI',
  '12': 'SOCCSKSARGEN, Region 12, Region XII',
  '13': 'National Capital Region, NCR, Metro Manila',
  '14': 'Cordillera Administrative Region, CAR',
  '16': 'Caraga, Region 13, Region XIII',
  '17': 'MIMAROPA Region, Region IV-B',
  '18': 'Negros Island Region, NIR',
  '19': 'Bangsamoro Autonomous Region in Muslim Mindanao, BARMM, ARMM',
}

/** Parts that people name in place of the city. */
const PARTS: Record<string, string> = {
  'Angeles City': 'Clark, Balibago',
  'Makati City': 'Ayala Center, Rockwell, Legazpi Village, Salcedo Village',
  'Manila City': 'Binondo, Divisoria, Ermita, Malate, Quiapo, Sampaloc, Tondo',
  'Muntinlupa City': 'Alabang, Ayala Alabang',
  'Parañaque City': 'BF Homes, Baclaran, Sucat',
  'Pasay City': 'Mall of Asia, MOA',
  'Pasig City': 'Ortigas Center, Kapitolyo',
  'Quezon City': 'QC, Cubao, Diliman, Fairview, Novaliches, Katipunan',
  'San Juan City': 'Greenhills',
  'Taguig City': 'BGC, Bonifacio Global City, McKinley',
}

/** @param code the first two digits; '' for an unknown one */
export const regionNames = (code: string | undefined): string => REGIONS[code ?? ''] ?? ''

/** Other names of a region, or the parts of a city; '' for most places. */
export const otherNames = (name: string): string =>
  PARTS[name.replace(/^City of (.+)$/, '$1 City')] ??
  Object.values(REGIONS).find((names) => names.split(', ').includes(name)) ??
  ''
