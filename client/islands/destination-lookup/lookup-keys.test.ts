import { describe, expect, it } from 'vitest'
import { keyEffect, type LookupCommand } from './lookup-keys.ts'
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
    ['without results Down is the browser’s', 'ArrowDown', empty, null],
    ['Down opens and takes the first', 'ArrowDown', shut, prevented({ type: 'moved', to: 0 })],
    ['Down goes on', 'ArrowDown', open(0), prevented({ type: 'moved', to: 1 })],
    ['Down wraps', 'ArrowDown', open(2), prevented({ type: 'moved', to: 0 })],
    ['Up opens and takes the last', 'ArrowUp', shut, prevented({ type: 'moved', to: 2 })],
    ['Up goes back', 'ArrowUp', open(1), prevented({ type: 'moved', to: 0 })],
    ['Up wraps', 'ArrowUp', open(0), prevented({ type: 'moved', to: 2 })],
    [
      'Home leaves the list, and moves the cursor',
      'Home',
      open(1),
      { command: { type: 'moved', to: -1 }, prevents: false },
    ],
    [
      'End leaves the list, and moves the cursor',
      'End',
      open(1),
      { command: { type: 'moved', to: -1 }, prevents: false },
    ],
    ['Home in the text is the browser’s', 'Home', open(), null],
    ['Escape closes the list', 'Escape', open(1), prevented({ type: 'closed' })],
    ['Escape closes the word that there is nothing', 'Escape', fruitless, prevented({ type: 'closed' })],
    ['Escape takes an early Enter back', 'Escape', { ...asked, takesFirst: true }, prevented({ type: 'closed' })],
    ['Escape without a list clears', 'Escape', shut, prevented({ type: 'cleared' })],
    ['Escape on an empty bar is the browser’s', 'Escape', empty, null],
    ['Enter on an empty bar sends the form', 'Enter', empty, null],
    ['Enter with a destination sends the form', 'Enter', chosen, null],
    ['Enter takes the active one', 'Enter', open(2), prevented({ type: 'choose', index: 2 })],
    ['Enter takes the first one', 'Enter', open(), prevented({ type: 'choose', index: 0 })],
    ['Enter takes the first one of a closed list', 'Enter', shut, prevented({ type: 'choose', index: 0 })],
    ['Enter before the answer hurries', 'Enter', asked, prevented({ type: 'hurried' })],
    [
      'Enter over an outdated list hurries',
      'Enter',
      { ...open(), request: asked.request },
      prevented({ type: 'hurried' }),
    ],
    ['Enter without results sends the text', 'Enter', fruitless, prevented({ type: 'submit' })],
    ['Enter on text of the page sends it', 'Enter', initialState('gia', null), prevented({ type: 'submit' })],
    [
      'Tab takes the active destination along',
      'Tab',
      open(0),
      { command: { type: 'choose', index: 0 }, prevents: false },
    ],
    ['Tab does not leave for a travel', 'Tab', open(2), null],
    ['Tab from the text just leaves', 'Tab', open(), null],
    ['letters are the browser’s', 'a', open(1), null],
  ])('%s', (_, key, state, effect) => expect(keyEffect(state, { key, altKey: false })).toEqual(effect))

  it('opens and closes with Alt without moving', () => {
    expect(keyEffect(shut, { key: 'ArrowDown', altKey: true })).toEqual(prevented({ type: 'opened' }))
    expect(keyEffect(open(1), { key: 'ArrowUp', altKey: true })).toEqual(prevented({ type: 'closed' }))
  })
})
