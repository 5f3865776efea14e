import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RestoredSearch, restoredSearch, withRestoredSearch } from './restored-search.ts'

const FIELD = 'search-where'
const asia: RestoredSearch = {
  text: 'Asia',
  selection: { kind: 'continent', id: 'asia', name: 'Asia' },
  period: { startingDate: '2027-03-01', endingDate: '2027-03-31' },
}

describe('restoredSearch', () => {
  it.each<[RestoredSearch]>([[asia], [{ text: 'mare', selection: null, period: -1 }]])('restores %j', (search) => {
    const state = withRestoredSearch({ modal: true }, FIELD, search)
    expect(state).toMatchObject({ modal: true, left: FIELD })
    expect(restoredSearch(structuredClone(state), FIELD)).toEqual(search)
    expect(restoredSearch(state, 'header-search-where')).toBeNull()
    expect(restoredSearch(withRestoredSearch(state, FIELD, null), FIELD)).toBeNull()
  })

  it.each([[null], [undefined], ['text'], [{}], [{ left: FIELD }], [{ left: FIELD, search: 7 }]])(
    'returns null for %j',
    (state) => expect(restoredSearch(state, FIELD)).toBeNull(),
  )

  it('validates each part, and never throws', () => {
    const search = { text: 7, selection: { kind: 'planet', id: 'x', name: 'x' }, period: { startingDate: 'soon' } }
    expect(restoredSearch({ left: FIELD, search }, FIELD)).toEqual({ text: '', selection: null, period: -1 })
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (state, value) => {
        expect(restoredSearch(withRestoredSearch(state, FIELD, null), FIELD)).toBeNull()
        restoredSearch({ left: FIELD, search: value }, FIELD)
      }),
    )
  })
})
