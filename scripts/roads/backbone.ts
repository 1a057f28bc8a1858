import type { Position } from '#mocks/rules/routing/geometry.ts'

/** Expressways, placed by hand along their real corridors; schematic. */
export const expressways: { name: string; course: Position[] }[] = [
  {
    name: 'North Luzon Expressway',
    course: [
      [120.985, 14.7],
      [120.955, 14.78],
      [120.905, 14.845],
      [120.845, 14.885],
      [120.79, 14.93],
      [120.755, 14.97],
      [120.722, 15.01],
      [120.7, 15.055],
      [120.665, 15.1],
      [120.628, 15.145],
      [120.6, 15.195],
      [120.585, 15.235],
    ],
  },
  {
    name: 'Subic–Clark–Tarlac Expressway',
    course: [
      [120.36, 14.83],
      [120.42, 14.865],
      [120.462, 14.93],
      [120.5, 15],
      [120.535, 15.07],
      [120.552, 15.14],
      [120.575, 15.2],
      [120.585, 15.235],
      [120.595, 15.32],
      [120.61, 15.41],
      [120.625, 15.48],
    ],
  },
]

/** Highways by the towns that they pass. */
export const highways: { name: string; towns: string[] }[] = [
  {
    name: 'MacArthur Highway',
    towns: [
      'Malolos',
      'Calumpit',
      'Apalit',
      'San Fernando',
      'Telabastagan',
      'Angeles City',
      'Mabalacat City',
      'Bamban',
      'Capas',
      'Tarlac City',
    ],
  },
  { name: 'Jose Abad Santos Avenue', towns: ['San Fernando', 'Bacolor', 'Guagua', 'Lubao', 'Dinalupihan'] },
  { name: 'Olongapo–Gapan Road', towns: ['San Fernando', 'Mexico', 'Santa Ana', 'Arayat', 'Cabiao'] },
  { name: 'Angeles–Magalang Road', towns: ['Angeles City', 'Magalang'] },
  { name: 'Angeles–Porac–Floridablanca Road', towns: ['Angeles City', 'Porac', 'Floridablanca'] },
]

/** Mountains that no road crosses: Arayat, Pinatubo, Natib, the Zambales range (south, north) and the Sierra Madre; radius in degrees. */
export const mountains: { summit: Position; radius: number }[] = [
  { summit: [120.742, 15.2], radius: 0.0385 },
  { summit: [120.35, 15.13], radius: 0.084 },
  { summit: [120.42, 14.72], radius: 0.077 },
  { summit: [120.3, 14.95], radius: 0.063 },
  { summit: [121.15, 15], radius: 0.084 },
  { summit: [120.28, 15.35], radius: 0.084 },
]

/** Where every town has streets, as narrow as real ones; elsewhere only towns with shops have some, farther apart. */
export const detailed = { west: 120.45, south: 14.82, east: 120.9, north: 15.27 }

/** Names of streets: those that run one way in a town, and those across. */
export const streetNames = [
  'Rizal',
  'Bonifacio',
  'Mabini',
  'Del Pilar',
  'Luna',
  'Burgos',
  'Quezon',
  'Roxas',
  'Osmeña',
  'Aguinaldo',
  'Jacinto',
  'Lopez Jaena',
  'Gomez',
  'Zamora',
  'Silang',
  'Tandang Sora',
  'Magsaysay',
  'Quirino',
  'Laurel',
]
export const avenueNames = [
  'Consunji',
  'Lazatin',
  'Sampaguita',
  'Narra',
  'Ilang-Ilang',
  'Acacia',
  'Santol',
  'Molave',
  'Kamagong',
  'Gumamela',
  'Dama de Noche',
  'Mahogany',
  'Yakal',
  'Ipil',
  'Rosal',
  'Camia',
  'Waling-Waling',
]
