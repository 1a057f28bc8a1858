/** Speed on a free road by its class, km/h. The order is the one of the classes' numbers in the graph's file. */
const speeds = { motorway: 90, primary: 55, secondary: 45, tertiary: 35, ramp: 40, street: 22 } as const

export type RoadClass = keyof typeof speeds
