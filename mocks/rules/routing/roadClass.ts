/** On a free road, km/h, in the order of the numbers in the graph's file. */
export const speeds = {
  motorway: 90,
  primary: 55,
  secondary: 45,
  tertiary: 35,
  ramp: 40,
  street: 22,
} as const

export type RoadClass = keyof typeof speeds

export const roadClasses = Object.keys(speeds) as RoadClass[]
