import { expect, it } from 'vitest'
import type { QueuedChange } from './change-queue.ts'
import { offlineSavedItems } from './offline-hearts.ts'

const MARK = '__Host-signed-in=aaa,__Host-saved=one'
const list = { hearts: ['travel/a', 'tour/a-1'], items: [], mark: MARK, at: 0 }
const wish = (item: string, what: 'add' | 'remove', owner = ''): QueuedChange => ({
  item,
  fields: `wish=${what}&key=${item}`,
  owner,
  at: 0,
})

it.each<[string, Parameters<typeof offlineSavedItems>, string[]]>([
  ['nothing is kept', [null, [], MARK], []],
  ['the list', [list, [], MARK], ['travel/a', 'tour/a-1']],
  ['somebody else’s list', [list, [], '__Host-signed-in=bbb'], []],
  ['what was pressed since', [list, [wish('travel/b', 'add', 'aaa')], MARK], ['travel/a', 'tour/a-1', 'travel/b']],
  ['what was let go since', [list, [wish('tour/a-1', 'remove', 'aaa')], MARK], ['travel/a']],
  [
    'pressed, let go, pressed',
    [null, [wish('tour/b', 'add'), wish('tour/b', 'remove'), wish('tour/b', 'add')], MARK],
    ['tour/b'],
  ],
  ['what somebody else has pressed', [null, [wish('travel/b', 'add', 'bbb')], MARK], []],
])('%s', (_, asked, saved) => expect([...offlineSavedItems(...asked)]).toEqual(saved))
