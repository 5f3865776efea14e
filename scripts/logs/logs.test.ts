import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { prettyLine } from './pretty-line.ts'
import { isWanted, type LogEntry, logReader, type Wanted } from './read-lines.ts'

const entry = {
  time: '2027-01-15T09:00:00.123Z',
  id: 'r1',
  method: 'GET',
  status: 200,
  ms: 12,
  market: 'it',
  route: 'search',
  page: 'miss',
  bot: false,
  data: [{ call: 'tours' }],
}

describe('log line parser', () => {
  it.each([
    ['an empty line', '', []],
    ["a worker's entry", JSON.stringify(entry), [entry]],
    ['text', 'Serving …', [{ text: 'Serving …' }]],
    ['a list', '[1]', [{ text: '[1]' }]],
    ['half an object', '{"a":', [{ text: '{"a":' }]],
    [
      'a line of the tail',
      JSON.stringify({ outcome: 'ok', logs: [{ message: [JSON.stringify(entry), 'hello'] }], exceptions: [] }),
      [entry, { text: 'hello' }],
    ],
    [
      'joined lines of the tail',
      JSON.stringify({
        outcome: 'ok',
        logs: [{ message: [[entry, entry].map((each) => JSON.stringify(each)).join('\n')] }],
      }),
      [entry, entry],
    ],
    [
      'an exception in the tail',
      JSON.stringify({ logs: [], exceptions: [{ name: 'Error', message: 'no' }] }),
      [{ level: 'error', error: 'Error', reason: 'no' }],
    ],
    ['half an invocation', '{\n    "logs": [', [{ text: '{' }, { text: '    "logs": [' }]],
    ['braces around text', '{\nServing …\n}', [{ text: '{' }, { text: 'Serving …' }, { text: '}' }]],
  ])('%s', (_, lines, entries) => expect(readAll(lines)).toEqual(entries))
})

const readAll = (lines: string): LogEntry[] => {
  const { read, end } = logReader()
  return [...lines.split('\n').flatMap(read), ...end()]
}

describe('platform invocation', () => {
  const at = Date.parse(entry.time)
  const tail = {
    ...{ wallTime: 1, cpuTime: 1, outcome: 'ok', scriptName: 'shop-production', eventTimestamp: at },
    exceptions: [] as object[],
    logs: [{ message: [JSON.stringify(entry)], level: 'log', timestamp: at }],
    event: { request: { url: 'https://shop.example/', method: 'GET', headers: { 'cf-ray': 'r1' } } },
  }
  const pushed = {
    ...{ EventTimestampMs: at, Outcome: 'ok', ScriptName: 'shop-production', ScriptVersion: { ID: 'v1' } },
    Logs: [{ Level: 'log', Message: [JSON.stringify(entry)], TimestampMs: at }],
    Exceptions: [] as object[],
  }
  const printed = (event: object) => JSON.stringify(event, null, 4)
  const where = { time: entry.time, id: 'r1', level: 'error' }
  const ended = { ...where, error: 'ended by the platform', reason: 'exceededCpu' }

  it.each([
    ['in the multi-line format of wrangler', `${printed(tail)}\n${printed(tail)}`, [entry, entry]],
    ['in the format of Logpush', `${JSON.stringify(pushed)}\n${JSON.stringify(pushed)}`, [entry, entry]],
    [
      'that threw, with the id and the time of its request',
      JSON.stringify({
        ...tail,
        outcome: 'exception',
        exceptions: [{ name: 'TypeError', message: 'no', timestamp: at }],
      }),
      [entry, { ...where, error: 'TypeError', reason: 'no' }],
    ],
    [
      'that threw in Logpush',
      JSON.stringify({ ...pushed, Outcome: 'exception', Exceptions: [{ Name: 'TypeError', Message: 'no' }] }),
      [entry, { ...where, error: 'TypeError', reason: 'no' }],
    ],
    [
      'over its limits, before it logged a line',
      JSON.stringify({ ...tail, outcome: 'exceededCpu', logs: [] }),
      [ended],
    ],
    ['over its limits, in Logpush', JSON.stringify({ ...pushed, Outcome: 'exceededCpu' }), [entry, ended]],
    ['canceled by the visitor', JSON.stringify({ ...tail, outcome: 'canceled' }), [entry]],
    [
      'of the back end',
      JSON.stringify({ ...tail, scriptName: 'shop-api-production', outcome: 'exceededMemory', logs: [], event: null }),
      [{ time: entry.time, service: 'api', level: 'error', error: 'ended by the platform', reason: 'exceededMemory' }],
    ],
  ])('%s', (_, lines, entries) => {
    const read = readAll(lines)
    expect(read).toEqual(entries)
    for (const each of read) expect(isWanted(each, { errors: true })).toBe(each.level === 'error')
  })
})

describe('log entry filter', () => {
  it.each([
    [{}, true],
    [{ id: 'r1' }, true],
    [{ id: 'r' }, false],
    [{ market: 'it', route: 'search' }, true],
    [{ market: 'de' }, false],
    [{ status: '200' }, true],
    [{ status: '2xx' }, true],
    [{ status: '5xx' }, false],
    [{ slow: 12 }, true],
    [{ slow: 13 }, false],
    [{ errors: true }, false],
    [{ calls: true }, false],
    [{ fingerprint: 'cafe0001' }, false],
    [{ service: 'storefront' }, true],
    [{ service: 'api' }, false],
  ] as [Wanted, boolean][])('matches %j: %s', (wanted, is) => expect(isWanted(entry, wanted)).toBe(is))

  it.each([
    [
      { slowCall: 'tours', ms: 900 },
      { calls: true, slow: 500 },
    ],
    [{ level: 'error', fingerprint: 'cafe0001' }, { fingerprint: 'cafe0001' }],
  ] as [LogEntry, Wanted][])('matches %j by %j', (each, wanted) => expect(isWanted(each, wanted)).toBe(true))

  it.each([
    ...[{ status: 503 }, { error: 'TypeError' }, { level: 'error', message: 'x' }],
    { status: 200, data: [{ call: 'tours' }, { call: 'layouts', failure: 'contract' }] },
    ...[
      { status: 200, dropped: ['tours: 1'] },
      { status: 200, page: 'stale-if-error' },
    ],
    ...[{ refresh: 'data', call: 'layouts', failure: 'contract' }, { cacheError: 'put' }],
  ])('matches errors: %j', (each) => expect(isWanted(each, { errors: true })).toBe(true))
})

describe('pretty line', () => {
  it('has the columns first and leaves nothing out', () => {
    expect(stripVTControlCharacters(prettyLine(entry))).toBe(
      '09:00:00.123 200    12 ms GET   it         search             miss   r1 bot=false data=[{"call":"tours"}]',
    )
  })

  it.each([
    [
      { time: entry.time, id: 'r1', level: 'error', market: 'it', route: 'search', error: 'render', fingerprint: 'f' },
      '09:00:00.123           ms error it         search                    r1 error=render fingerprint=f',
    ],
    [
      { time: entry.time, slowCall: 'tours', outcome: 'timeout', ms: 4100, tries: 2 },
      '09:00:00.123      4100 ms slow             tours                     outcome=timeout tries=2',
    ],
  ])('shows errors and slow calls (%#)', (each, line) => expect(stripVTControlCharacters(prettyLine(each))).toBe(line))

  it('is unchanged for text', () => expect(prettyLine({ text: 'Serving …' })).toBe('Serving …'))
})
