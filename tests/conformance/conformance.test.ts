import { describeConformance } from './suite.ts'
import { elsewhere, inProcess } from './target.ts'

const url = process.env.API_URL
if (url) describeConformance(url, () => elsewhere(url), false)
else describeConformance('vitest host', inProcess, true)
