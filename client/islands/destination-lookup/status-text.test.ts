import { describe, expect, it } from 'vitest'
import { initialState, type LookupResult, type LookupState, type LookupTexts, statusText } from './lookup-state.ts'

const texts: LookupTexts = {
  label: 'Destinazione',
  placeholder: 'Dove vuoi andare?',
  list: 'Destinazioni',
  clear: 'Cancella',
  loading: 'Cerco…',
  none: 'Nessuna destinazione',
  failed: 'Premi Cerca',
  results: { one: 'Un risultato', other: '{{count}} risultati' },
  locale: 'it-IT',
}
const some = (count: number): LookupResult[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'travel', id: `${i}`, name: '', detail: '', href: '/' }))
const state = (changes: Partial<LookupState>): LookupState => ({ ...initialState('', null), open: true, ...changes })

describe('statusText', () => {
  it.each<[Partial<LookupState>, string]>([
    [{}, ''],
    [{ loading: true }, 'Cerco…'],
    [{ loading: true, results: some(3) }, 'Cerco…'],
    [{ results: [] }, 'Nessuna destinazione'],
    [{ failed: true }, 'Premi Cerca'],
    [{ results: some(1) }, 'Un risultato'],
    [{ results: some(12) }, '12 risultati'],
    [{ results: some(12), open: false }, ''],
  ])('%#: %s', (changes, text) => expect(statusText(state(changes), texts)).toBe(text))
})
