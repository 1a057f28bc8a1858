import { describeConformance } from './suite.ts'
import { remoteHost, inProcess } from './target.ts'

const url = process.env.API_URL
if (url) describeConformance(url, () => remoteHost(url), false)
else describeConformance('vitest host', inProcess, true)
