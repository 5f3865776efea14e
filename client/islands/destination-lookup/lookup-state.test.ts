import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialState,
  isExpanded,
  isSearchBlocked,
  LOOKUP_PAUSE_MS,
  type LookupAction,
  type LookupResult,
  type LookupState,
  type LookupTexts,
  lookupReducer,
  noResultsText,
} from './lookup-state.ts'

const result = (kind: LookupResult['kind'], id: string): LookupResult => ({
  kind,
  id,
  name: id.toUpperCase(),
  detail: '',
  href: `/${id}`,
})
const japan = result('destination', 'jp')
const asia = result('continent', 'asia')
const run = (...actions: LookupAction[]): LookupState => actions.reduce(lookupReducer, initialState('', null))
const none = (state: LookupState) => noResultsText(state, { none: 'none', failed: 'failed' } as LookupTexts)
const typed = (text: string): LookupAction => ({ type: 'typed', text })
const answered = (...results: LookupResult[]): LookupAction => ({ type: 'answered', results })
const chosen = { type: 'chosen', selection: { kind: 'destination', id: 'jp', name: 'JP' } } as const

describe('lookupReducer', () => {
  it('starts with the name of the selection, or with the free text', () => {
    expect(initialState('giappone', null).text).toBe('giappone')
    expect(initialState('giappone', { kind: 'continent', id: 'asia', name: 'Asia' }).text).toBe('Asia')
  })

  it('requests the trimmed text after a pause (§4, §9)', () => {
    expect(run(typed(' gia ')).request).toEqual({ search: 'gia', pauseMs: LOOKUP_PAUSE_MS })
    expect(LOOKUP_PAUSE_MS).toBe(800)
  })

  it.each([[''], ['   ']])('clears results and requests nothing for %j (§5)', (text) => {
    const state = run({ type: 'focused' }, typed('gia'), answered(japan), typed(text))
    expect(state).toMatchObject({ text, results: null, request: null, selection: null, focused: true })
    expect(isExpanded(state)).toBe(false)
  })

  it('clears the selection on typing, before and after hydration (§4)', () => {
    expect(run(typed('gia'), chosen, typed('giap')).selection).toBeNull()
    const page = initialState('', { kind: 'continent', id: 'asia', name: 'Asia' })
    expect(lookupReducer(page, typed('Asi')).selection).toBeNull()
  })

  it('opens the results only while focused', () => {
    expect(isExpanded(run({ type: 'focused' }, typed('gia'), answered(japan)))).toBe(true)
    expect(isExpanded(run(typed('gia'), answered(japan)))).toBe(false)
    expect(isExpanded(run({ type: 'focused' }, typed('gia'), answered(japan), { type: 'blurred' }))).toBe(false)
  })

  it('says that nothing was found', () => {
    const empty = run({ type: 'focused' }, typed('xyz'), answered())
    expect([none(empty), isExpanded(empty)]).toEqual(['none', false])
    expect(none(run({ type: 'focused' }, typed('gia'), answered(japan)))).toBeNull()
  })

  it('ends a failed look-up and an early Enter without results', () => {
    const failed = run({ type: 'focused' }, typed('gia'), answered(japan), typed('gi'), {
      type: 'answered',
      results: null,
    })
    expect([failed.loading, none(failed), isExpanded(failed)]).toEqual([false, 'failed', false])
    expect(failed).toMatchObject({ text: 'gi', request: null, results: null })
    // Its text can be searched as it is, until another is typed.
    expect(isSearchBlocked(failed)).toBe(false)
    const next = lookupReducer(failed, typed('gia'))
    expect([isSearchBlocked(next), none(next)]).toEqual([true, null])
  })

  it('stops the look-up and removes its results on a choice', () => {
    expect(run({ type: 'focused' }, typed('gia'), answered(japan, asia), typed('giap'), chosen)).toMatchObject({
      text: 'JP',
      selection: chosen.selection,
      request: null,
      open: false,
      results: null,
    })
    const back = run({ type: 'focused' }, typed('gia'), answered(japan), chosen, { type: 'opened' })
    expect(isExpanded(back)).toBe(false)
  })

  it('skips the pause on an early Enter, and only waits while loading', () => {
    const early = run(typed('gia'), { type: 'hurried' })
    expect(early).toMatchObject({ takesFirst: true, request: { search: 'gia', pauseMs: 0 } })
    const asking = run(typed('gia'), { type: 'asked' })
    const late = lookupReducer(asking, { type: 'hurried' })
    expect(late.takesFirst).toBe(true)
    expect(late.request).toBe(asking.request)
  })

  it.each<[string, LookupAction]>([
    ['typing on', typed('giap')],
    ['leaving', { type: 'blurred' }],
    ['Escape', { type: 'closed' }],
    ['clearing', { type: 'cleared' }],
    ['choosing', chosen],
  ])('%s cancels an early Enter', (_, action) => {
    expect(run({ type: 'focused' }, typed('gia'), { type: 'hurried' }, action).takesFirst).toBe(false)
  })

  const action = fc.oneof(
    fc.constantFrom('', ' ', 'g', 'gia ').map(typed),
    fc.subarray([japan, asia, result('travel', 'tokyo')]).map((results) => answered(...results)),
    fc.constantFrom<LookupAction>(
      chosen,
      { type: 'asked' },
      { type: 'hurried' },
      { type: 'cleared' },
      { type: 'opened' },
      { type: 'closed' },
      { type: 'focused' },
      { type: 'blurred' },
    ),
  )
  it('does not start loading for a request settled by a choice', () => {
    expect(run(typed('gia'), chosen, { type: 'asked' }).loading).toBe(false)
  })

  it('keeps its invariants under any actions', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = run(...actions)
        if (state.selection !== null) expect(state).toMatchObject({ request: null, loading: false })
        if (state.text.trim() === '' && state.selection === null) expect(state.request).toBeNull()
        if (state.request !== null) expect(state.request.search).toBe(state.text.trim())
        expect(state.active).toBe(-1)
        expect(isExpanded(state) && none(state) !== null).toBe(false)
      }),
    )
  })
})

describe('isSearchBlocked (§5)', () => {
  it.each<[string, LookupAction[], boolean]>([
    ['no text', [{ type: 'focused' }], false],
    ['only blanks typed', [{ type: 'focused' }, typed('  ')], false],
    ['text and focus', [{ type: 'focused' }, typed('gia')], true],
    ['text without focus', [{ type: 'focused' }, typed('gia'), { type: 'blurred' }], false],
    ['a destination chosen', [{ type: 'focused' }, typed('gia'), chosen], false],
    ['a destination chosen, then edited', [{ type: 'focused' }, chosen, typed('Giappon')], true],
  ])('%s: %j', (_, actions, blocked) => expect(isSearchBlocked(run(...actions))).toBe(blocked))
})
