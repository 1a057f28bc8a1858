import type { Position } from './contours.ts'

/** Lakes by their shore and their islands, placed by hand between the towns around them: the source of the land has seas only. */
const outlines: readonly { shore: Position[]; islands: Position[][] }[] = [
  {
    // Laguna de Bay
    shore: [
      [121.095, 14.515],
      [121.115, 14.535],
      [121.14, 14.525],
      [121.165, 14.49],
      [121.182, 14.455],
      [121.205, 14.42],
      [121.222, 14.38],
      [121.235, 14.33],
      [121.247, 14.325],
      [121.245, 14.37],
      [121.232, 14.42],
      [121.222, 14.462],
      [121.236, 14.483],
      [121.25, 14.503],
      [121.275, 14.495],
      [121.295, 14.478],
      [121.298, 14.44],
      [121.31, 14.38],
      [121.33, 14.335],
      [121.348, 14.345],
      [121.352, 14.39],
      [121.372, 14.425],
      [121.41, 14.43],
      [121.44, 14.412],
      [121.462, 14.385],
      [121.468, 14.35],
      [121.445, 14.315],
      [121.405, 14.298],
      [121.375, 14.265],
      [121.345, 14.243],
      [121.31, 14.238],
      [121.285, 14.2],
      [121.245, 14.188],
      [121.2, 14.2],
      [121.18, 14.235],
      [121.145, 14.28],
      [121.125, 14.33],
      [121.095, 14.36],
      [121.068, 14.385],
      [121.062, 14.43],
      [121.066, 14.475],
      [121.078, 14.5],
    ],
    islands: [],
  },
  {
    // Taal
    shore: [
      [120.955, 14.05],
      [120.985, 14.078],
      [121.025, 14.075],
      [121.055, 14.045],
      [121.06, 14],
      [121.04, 13.96],
      [121, 13.945],
      [120.96, 13.955],
      [120.94, 13.985],
      [120.945, 14.02],
    ],
    islands: [
      [
        [120.985, 14.03],
        [121.01, 14.028],
        [121.018, 14.005],
        [121, 13.988],
        [120.98, 14],
      ],
    ],
  },
]

/** Cuts the corners of a ring, three times (Chaikin's algorithm), and closes it. */
function smooth(ring: Position[]): Position[] {
  let points = ring
  for (let round = 0; round < 3; round++)
    points = points.flatMap((a, n): Position[] => {
      const b = points[(n + 1) % points.length] as Position
      return [0.25, 0.75].map((t) => [Number((a[0] + (b[0] - a[0]) * t).toFixed(4)), Number((a[1] + (b[1] - a[1]) * t).toFixed(4))])
    })
  return [...points, points[0] as Position]
}

/** The lakes as polygons: shore, then islands. */
export const lakes: readonly Position[][][] = outlines.map(({ shore, islands }) => [shore, ...islands].map(smooth))

export const lakeAreas = () =>
  `${JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: lakes } })}\n`
