import { describeConformance } from './suite.ts'
import { overHttp } from './target.ts'

describeConformance('Node host', overHttp, 'sample')
