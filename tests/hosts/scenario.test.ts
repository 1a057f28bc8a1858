import { expect, test } from 'vitest'
import { parseScenario } from '../../fixtures/scenarios/scenario.ts'

const faultsOf = (text: string) => parseScenario(text).faults

test('every fault is parsed with its arguments, and occurs once if no number is given', () => {
  expect(faultsOf('fail:a:503,fail:*:500:3,drop:a,lose:a:2')).toEqual([
    { kind: 'fail', operation: 'a', status: 503, times: 1 },
    { kind: 'fail', operation: '*', status: 500, times: 3 },
    { kind: 'drop', operation: 'a', times: 1 },
    { kind: 'lose', operation: 'a', times: 2 },
  ])
  expect(faultsOf('hang:a,hang:a:2,slow:a:40000,late:a:40000:2')).toEqual([
    { kind: 'hang', operation: 'a', times: 1 },
    { kind: 'hang', operation: 'a', times: 2 },
    { kind: 'slow', operation: 'a', ms: 40_000, times: 1 },
    { kind: 'late', operation: 'a', ms: 40_000, times: 2 },
  ])
  expect(faultsOf('omit:a:url,omit:a:url:3')).toEqual([
    { kind: 'omit', operation: 'a', field: 'url', times: 1 },
    { kind: 'omit', operation: 'a', field: 'url', times: 3 },
  ])
})

test('the text of a field may contain colons and equals signs, and may be empty', () => {
  expect(faultsOf('put:a:url=javascript:alert(1),put:a:url=https://x.example/?a=b:2,put:a:url=')).toEqual([
    { kind: 'put', operation: 'a', field: 'url', value: 'javascript:alert(1)', times: 1 },
    { kind: 'put', operation: 'a', field: 'url', value: 'https://x.example/?a=b:2', times: 1 },
    { kind: 'put', operation: 'a', field: 'url', value: '', times: 1 },
  ])
})

test('a fault names the shape of a body, of a response or of an error, and how long a busy server asks to wait', () => {
  expect(faultsOf('bend:a:html,bend:a:null:3,fail:a:500:html,fail:a:500:2:object,busy:a:30,busy:a:30:2:503')).toEqual([
    { kind: 'bend', operation: 'a', shape: 'html', times: 1 },
    { kind: 'bend', operation: 'a', shape: 'null', times: 3 },
    { kind: 'fail', operation: 'a', status: 500, shape: 'html', times: 1 },
    { kind: 'fail', operation: 'a', status: 500, shape: 'object', times: 2 },
    { kind: 'busy', operation: 'a', seconds: 30, status: 429, times: 1 },
    { kind: 'busy', operation: 'a', seconds: 30, status: 503, times: 2 },
  ])
})

test('sockets are unreachable, or rude in several ways', () => {
  expect(parseScenario('socket:flood:1000,socket:nonsense:50,socket:kick,socket:down')).toMatchObject({
    rude: [{ kind: 'flood', events: 1000 }, { kind: 'nonsense', events: 50 }, { kind: 'kick' }],
    socket: 'down',
    unknown: [],
  })
})

test('invalid directives are listed, not ignored', () => {
  const nonsense = [
    'hang',
    'hang:',
    'late:a',
    'late:a:soon',
    'empty:a',
    'bend:a',
    'bend:a:round',
    'busy:a',
    'fail:a:html',
    'fail:a:503:nocontent',
    'socket:flood',
    'socket:sideways',
    'omit:a',
    'omit:a:',
    'put:a',
    'put:a:url',
    'nokeys',
    'fail:a',
    'constructor:a',
    'say',
    'say:nena',
    'thread:nena',
    'thread::3',
    'storm:500',
    'storm:many:10',
    'echo:never',
    'shops:59',
    'shops:20001',
    'position',
    'position:15.03',
    'position:lost',
    'position:91,120',
    'position:15,181',
  ]
  const { unknown, faults } = parseScenario(nonsense.join(','))
  expect(unknown).toEqual(nonsense)
  expect(faults).toEqual([])
})

test('idempotency keys are supported unless switched off', () => {
  expect(parseScenario('nokey')).toMatchObject({ nokey: true, unknown: [] })
  expect(parseScenario('reset').nokey).toBeUndefined()
})

test('what shops write may contain colons', () => {
  expect(parseScenario('say:nena:Opo: 7:00,thread:nena:50,storm:500:10,echo:late')).toMatchObject({
    say: [{ shop: 'nena', text: 'Opo: 7:00' }],
    threads: [{ shop: 'nena', messages: 50 }],
    storm: { messages: 500, seconds: 10 },
    echo: 'late',
    unknown: [],
  })
})

test('a position is a place in degrees, or why there is none; its comma separates no directives', () => {
  expect(parseScenario('as:liza,position:15.0343,120.6844,latency:400')).toMatchObject({
    as: 'liza',
    position: { latitude: 15.0343, longitude: 120.6844 },
    latency: 400,
    unknown: [],
  })
  expect(parseScenario('position:-15, -120').unknown).toEqual(['position:-15, -120'])
  expect(parseScenario('position:-15,-120').position).toEqual({ latitude: -15, longitude: -120 })
  for (const failure of ['denied', 'unsupported', 'unavailable', 'slow'])
    expect(parseScenario(`position:${failure},reset`)).toMatchObject({ position: failure, reset: true, unknown: [] })
})
