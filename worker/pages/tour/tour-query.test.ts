import { describe, expect, it } from 'vitest'
import { tourChoices, tourQuery } from './tour-query.ts'

describe('the query of a departure', () => {
  it.each([
    ['', ''],
    ['room=private&flexible=1&from=mxp', 'room=private&flexible=1&from=MXP'],
    ['from=FCO&utm_source=x&room=private', 'room=private&from=FCO'],
    ['room=double&flexible=yes&from=', ''],
    ['from=<b>&from=FCO', ''],
    ['from=ROME', ''],
    ['stops=direct&from=FCO', 'from=FCO&stops=direct'],
    ['stops=with', 'stops=with'],
    ['stops=none', ''],
  ])('%s is %s', (asked, canonical) => expect(tourQuery(tourChoices(new URLSearchParams(asked)))).toBe(canonical))
})
