import { describe, expect, it } from 'vitest'
import { isComposing, keyEffect, type LookupCommand } from './lookup-keys.ts'
import { initialState, type LookupResult, type LookupState } from './lookup-state.ts'

const results: LookupResult[] = (['destination', 'continent', 'travel'] as const).map((kind) => ({
  kind,
  id: kind,
  name: kind,
  detail: '',
  href: '/',
}))
const empty = initialState('', null)
const asked: LookupState = { ...empty, text: 'gia', focused: true, request: { search: 'gia', pauseMs: 800 } }
const open = (active = -1): LookupState => ({ ...empty, text: 'gia', focused: true, open: true, results, active })
const shut: LookupState = { ...open(), open: false }
const fruitless: LookupState = { ...open(), results: [] }
const chosen: LookupState = { ...shut, selection: { kind: 'destination', id: 'jp', name: 'Giappone' } }

const prevented = (command: LookupCommand) => ({ command, prevents: true })

describe('keyEffect', () => {
  it.each<[string, string, LookupState, ReturnType<typeof keyEffect>]>([
    ['leaves Down to the browser without results', 'ArrowDown', empty, null],
    ['opens on Down with the first active', 'ArrowDown', shut, prevented({ type: 'moved', to: 0 })],
    ['moves on Down', 'ArrowDown', open(0), prevented({ type: 'moved', to: 1 })],
    ['Down wraps', 'ArrowDown', open(2), prevented({ type: 'moved', to: 0 })],
    ['opens on Up with the last active', 'ArrowUp', shut, prevented({ type: 'moved', to: 2 })],
    ['moves back on Up', 'ArrowUp', open(1), prevented({ type: 'moved', to: 0 })],
    ['Up wraps', 'ArrowUp', open(0), prevented({ type: 'moved', to: 2 })],
    [
      'leaves the list on Home, and moves the cursor',
      'Home',
      open(1),
      { command: { type: 'moved', to: -1 }, prevents: false },
    ],
    [
      'leaves the list on End, and moves the cursor',
      'End',
      open(1),
      { command: { type: 'moved', to: -1 }, prevents: false },
    ],
    ['leaves Home in the text to the browser', 'Home', open(), null],
    ['closes the list on Escape', 'Escape', open(1), prevented({ type: 'closed' })],
    ['closes the empty result on Escape', 'Escape', fruitless, prevented({ type: 'closed' })],
    ['cancels an early Enter on Escape', 'Escape', { ...asked, takesFirst: true }, prevented({ type: 'closed' })],
    ['clears on Escape without a list', 'Escape', shut, prevented({ type: 'cleared' })],
    ['leaves Escape on an empty bar to the browser', 'Escape', empty, null],
    ['submits an empty bar on Enter', 'Enter', empty, null],
    ['submits a destination on Enter', 'Enter', chosen, null],
    ['chooses the active option on Enter', 'Enter', open(2), prevented({ type: 'choose', index: 2 })],
    ['chooses the first option on Enter', 'Enter', open(), prevented({ type: 'choose', index: 0 })],
    ['chooses the first option of a closed list on Enter', 'Enter', shut, prevented({ type: 'choose', index: 0 })],
    ['skips the pause on Enter before the results', 'Enter', asked, prevented({ type: 'hurried' })],
    [
      'skips the pause on Enter with outdated results',
      'Enter',
      { ...open(), request: asked.request },
      prevented({ type: 'hurried' }),
    ],
    ['submits the text on Enter without results', 'Enter', fruitless, prevented({ type: 'submit' })],
    ['submits the text of the page on Enter', 'Enter', initialState('gia', null), prevented({ type: 'submit' })],
    [
      'chooses the active destination on Tab',
      'Tab',
      open(0),
      { command: { type: 'choose', index: 0 }, prevents: false },
    ],
    ['does not choose a travel on Tab', 'Tab', open(2), null],
    ['leaves Tab in the text to the browser', 'Tab', open(), null],
    ['leaves letters to the browser', 'a', open(1), null],
  ])('%s', (_, key, state, effect) => expect(keyEffect(state, { key, altKey: false })).toEqual(effect))

  it('opens and closes with Alt without moving', () => {
    expect(keyEffect(shut, { key: 'ArrowDown', altKey: true })).toEqual(prevented({ type: 'opened' }))
    expect(keyEffect(open(1), { key: 'ArrowUp', altKey: true })).toEqual(prevented({ type: 'closed' }))
  })
})

describe('isComposing', () => {
  it.each([
    [{ isComposing: false, keyCode: 13 }, false],
    [{ isComposing: true, keyCode: 229 }, true],
    // Safari ends the composition before the Enter that ended it.
    [{ isComposing: false, keyCode: 229 }, true],
  ])('%j: %s', (event, composing) => expect(isComposing(event)).toBe(composing))
})
