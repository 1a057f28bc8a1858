import { describeConformance } from './suite.ts'
import { inProcess } from './target.ts'

describeConformance('vitest host', inProcess)
