import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialState, lookupReducer } from '../destination-lookup/lookup-state.ts'
import {
  firstSection,
  hasSelection,
  initialWidget,
  SECTIONS,
  selectedPeriod,
  WHEN_TABS,
  type WidgetAction,
  type WidgetState,
  widgetReducer,
} from './widget-state.ts'

const run = (...actions: WidgetAction[]): WidgetState => actions.reduce(widgetReducer, initialWidget(null))
const opened = (section: (typeof SECTIONS)[number]): WidgetAction => ({ type: 'opened', section })
const toggled = (section: (typeof SECTIONS)[number]): WidgetAction => ({ type: 'toggled', section })
const tap = (from: string, to: string): WidgetAction => ({ type: 'periodTapped', from, to })
const pick = (day: string): WidgetAction => ({ type: 'dayPicked', day })
const folded: WidgetAction = { type: 'folded' }
const march = tap('2027-03-01', '2027-03-31')
const period = (startingDate: string, endingDate = startingDate) => ({ startingDate, endingDate })

describe('sections (§5)', () => {
  it.each<[string, WidgetAction[], WidgetState['open']]>([
    ['closed at first', [], null],
    ['open in one', [opened('where')], 'where'],
    ['open in exactly one', [opened('where'), opened('when')], 'when'],
    ['folded', [opened('when'), folded], null],
    ['toggled open', [toggled('history')], 'history'],
    ['toggled closed', [toggled('when'), toggled('when')], null],
    ['toggled to another', [toggled('when'), toggled('history')], 'history'],
    ['closed', [opened('when'), { type: 'closed', clears: false }], null],
  ])('%s', (_, actions, open) => expect(run(...actions).open).toBe(open))

  it('opens history first when it has entries (§2)', () => {
    expect(firstSection(true)).toBe('history')
    expect(firstSection(false)).toBe('where')
  })
})

describe('periods (§4)', () => {
  it.each<[string, WidgetAction[], WidgetState['period'], WidgetState['period']]>([
    // what, actions, applied, what a search would use
    ['any time at first', [], -1, -1],
    [
      'a period is applied immediately',
      [march],
      period('2027-03-01', '2027-03-31'),
      period('2027-03-01', '2027-03-31'),
    ],
    ['a period tapped again is deselected', [march, march], -1, -1],
    [
      'another period replaces it',
      [march, tap('2027-04-01', '2027-04-30')],
      period('2027-04-01', '2027-04-30'),
      period('2027-04-01', '2027-04-30'),
    ],
    ['one day is pending', [tap('2027-03-05', '2027-03-05')], -1, period('2027-03-05')],
    ['one day tapped again is deselected', [tap('2027-03-05', '2027-03-05'), tap('2027-03-05', '2027-03-05')], -1, -1],
    [
      'one day is applied once folded',
      [tap('2027-03-05', '2027-03-05'), folded],
      period('2027-03-05'),
      period('2027-03-05'),
    ],
    ['a first picked day is pending', [pick('2027-03-05')], -1, period('2027-03-05')],
    [
      'a first picked day leaves the applied period',
      [march, pick('2027-05-05')],
      period('2027-03-01', '2027-03-31'),
      period('2027-05-05'),
    ],
    [
      'a second day is applied',
      [pick('2027-03-05'), pick('2027-03-09')],
      period('2027-03-05', '2027-03-09'),
      period('2027-03-05', '2027-03-09'),
    ],
    [
      'an earlier second day',
      [pick('2027-03-09'), pick('2027-03-05')],
      period('2027-03-05', '2027-03-09'),
      period('2027-03-05', '2027-03-09'),
    ],
    ['the same day again', [pick('2027-03-09'), pick('2027-03-09')], -1, period('2027-03-09')],
    [
      'a third day starts another range',
      [pick('2027-03-05'), pick('2027-03-09'), pick('2027-06-01')],
      period('2027-03-05', '2027-03-09'),
      period('2027-06-01'),
    ],
    [
      'a day is applied when another section opens',
      [opened('when'), pick('2027-03-05'), opened('where')],
      period('2027-03-05'),
      period('2027-03-05'),
    ],
    [
      'dates of text fields',
      [{ type: 'datesSet', from: '2027-03-05', to: '2027-03-09' }],
      period('2027-03-05', '2027-03-09'),
      period('2027-03-05', '2027-03-09'),
    ],
    ['no dates are any time', [march, { type: 'datesSet', from: '', to: '' }], -1, -1],
    ['invalid dates are any time', [{ type: 'datesSet', from: '2027-02-30', to: 'x' }], -1, -1],
    ['cleared', [march, pick('2027-05-05'), { type: 'cleared' }], -1, -1],
    ['closed with clear-on-close', [march, { type: 'closed', clears: true }], -1, -1],
    [
      'closed without',
      [march, { type: 'closed', clears: false }],
      period('2027-03-01', '2027-03-31'),
      period('2027-03-01', '2027-03-31'),
    ],
  ])('%s', (_, actions, applied, selected) => {
    const state = run(...actions)
    expect(state.period).toEqual(applied)
    expect(selectedPeriod(state)).toEqual(selected)
  })

  it('stay ordered, and are applied when closed, under any actions (§4)', () => {
    const day = fc.constantFrom('2027-03-05', '2027-03-09', '2027-04-01', '2028-02-29')
    const action: fc.Arbitrary<WidgetAction> = fc.oneof(
      fc.constantFrom(...SECTIONS).map(opened),
      fc.constantFrom(...SECTIONS).map(toggled),
      fc.constant(folded),
      fc.boolean().map((clears): WidgetAction => ({ type: 'closed', clears })),
      fc.constantFrom(...WHEN_TABS).map((tab): WidgetAction => ({ type: 'tabbed', tab })),
      day.map(pick),
      fc.tuple(day, day).map(([a, b]) => (a < b ? tap(a, b) : tap(b, a))),
      fc.tuple(fc.string(), day).map(([from, to]): WidgetAction => ({ type: 'datesSet', from, to })),
      fc.constant<WidgetAction>({ type: 'cleared' }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = run(...actions)
        const selected = selectedPeriod(state)
        if (selected !== -1) expect(selected.startingDate <= selected.endingDate).toBe(true)
        const after = widgetReducer(state, folded)
        expect(after.pending).toBeNull()
        expect(after.period).toEqual(selected)
        expect(widgetReducer(after, folded)).toBe(after)
      }),
    )
  })
})

describe('hasSelection (§5)', () => {
  const nothing = { text: '', selection: null }
  it.each([
    ['nothing', initialWidget('when'), nothing, false],
    ['blanks', initialWidget('when'), { text: '  ', selection: null }, false],
    ['text', initialWidget(null), { text: 'gia', selection: null }, true],
    ['a place', initialWidget(null), { text: '', selection: { id: 'asia' } }, true],
    ['a period', run(march), nothing, true],
    ['a first day', run(pick('2027-03-05')), nothing, true],
  ])('for %s', (_, state, where, expected) => expect(hasSelection(state, where)).toBe(expected))
})

describe('destination (§4)', () => {
  const asia = { kind: 'continent', id: 'asia', name: 'Asia' } as const
  const japan = { kind: 'destination', id: 'jpn', name: 'Giappone' } as const
  const chosen = (selection: typeof asia | typeof japan) => ({ type: 'chosen', selection }) as const
  const typed = (text: string) => ({ type: 'typed', text }) as const
  it.each([
    ['a continent after a destination', [chosen(japan), chosen(asia)], asia, 'Asia'],
    ['a continent after free text', [typed('gia'), chosen(asia)], asia, 'Asia'],
    ['a destination after a continent', [chosen(asia), chosen(japan)], japan, 'Giappone'],
    ['free text after a continent', [chosen(asia), typed('perù')], null, 'perù'],
    ['free text after a destination', [chosen(japan), typed('Giapp')], null, 'Giapp'],
    ['the same continent again, which clears', [chosen(asia), { type: 'cleared' } as const], null, ''],
  ])('%s', (_, actions, selection, text) => {
    const state = actions.reduce(lookupReducer, initialState('', null))
    expect([state.selection, state.text]).toEqual([selection, text])
  })
})
