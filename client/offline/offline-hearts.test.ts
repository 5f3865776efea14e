import { expect, it } from 'vitest'
import type { QueuedChange } from './change-queue.ts'
import { offlineSavedItems } from './offline-hearts.ts'

const MARK = '__Host-signed-in=aaa,__Host-saved=one'
const list = { hearts: ['travel/a', 'tour/a-1'], items: [], mark: MARK, at: 0 }
const wish = (item: string, what: 'add' | 'remove', owner = ''): QueuedChange => ({
  item: item as QueuedChange['item'],
  fields: `wish=${what}&key=${item}`,
  owner,
  at: 0,
})

it.each<[string, Parameters<typeof offlineSavedItems>, string[]]>([
  ['no data', [null, [], MARK], []],
  ['the list', [list, [], MARK], ['travel/a', 'tour/a-1']],
  ['the list of another user', [list, [], '__Host-signed-in=bbb'], []],
  ['an item added since', [list, [wish('travel/b', 'add', 'aaa')], MARK], ['travel/a', 'tour/a-1', 'travel/b']],
  ['an item removed since', [list, [wish('tour/a-1', 'remove', 'aaa')], MARK], ['travel/a']],
  [
    'added, removed, added',
    [null, [wish('tour/b', 'add'), wish('tour/b', 'remove'), wish('tour/b', 'add')], MARK],
    ['tour/b'],
  ],
  ['an item added by another user', [null, [wish('travel/b', 'add', 'bbb')], MARK], []],
])('%s', (_, asked, saved) => expect([...offlineSavedItems(...asked)]).toEqual(saved))
