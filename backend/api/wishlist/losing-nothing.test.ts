import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../shared/contracts/personal-token.ts'
import type { Wish } from '../../../shared/contracts/wishlist.ts'
import { hashInt, hashPick, hashUnit } from '../seed/hash.ts'
import { memoryD1 } from '../testing/memory-d1.ts'
import { bindAddress } from './bind-address.ts'
import { changeWishlist } from './change-wishlist.ts'
import { savedIds } from './saved-ids.ts'

const OPERATIONS = 10_000
const EMAIL = 'someone@example.com'
const ACCOUNT = 'account:someone'
const TRAVELS = ['a', 'b', 'c', 'd', 'e']
const TOURS = TRAVELS.flatMap((travel) => [`${travel}-1`, `${travel}-2`])
const travelOf = (tour: string): string => tour.slice(0, 1)

/** Rows with nothing in them but what matters here. */
const fill = (sqlite: DatabaseSync, table: string, rows: readonly Record<string, string>[]): void => {
  const columns = sqlite.prepare(`SELECT name, type FROM pragma_table_info('${table}') WHERE "notnull" = 1`).all() as {
    name: string
    type: string
  }[]
  for (const row of rows) {
    const values = columns.map(({ name, type }) => row[name] ?? (type === 'TEXT' ? `${row.id}` : 0))
    const names = columns.map(({ name }) => name)
    sqlite.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`).run(...values)
  }
}

/** The simple model: what each list holds, and whether an account has taken an item over. */
type List = { travels: Map<string, boolean>; tours: Map<string, boolean> }
const makeModel = () => {
  const lists = new Map<string, List>()
  const done = new Set<string>()
  const bound = new Set<string>()
  const listOf = (owner: string): List => {
    const list = lists.get(owner) ?? { travels: new Map(), tours: new Map() }
    lists.set(owner, list)
    return list
  }
  const adopt = ({ owner, from }: Person): void => {
    const account = listOf(owner)
    for (const source of new Set([...bound, ...(from === undefined ? [] : [from])])) {
      const { travels, tours } = listOf(source)
      for (const [id, adopted] of travels) if (!adopted && !account.travels.has(id)) account.travels.set(id, false)
      for (const [id, adopted] of tours) if (!adopted && !account.tours.has(id)) account.tours.set(id, false)
      for (const items of [travels, tours]) for (const id of items.keys()) items.set(id, true)
    }
    if (from !== undefined) {
      lists.delete(from)
      bound.delete(from)
    }
  }
  return {
    bind: (owner: string) => void bound.add(owner),
    look: (person: Person) => person.owner === ACCOUNT && adopt(person),
    change(person: Person, wish: 'add' | 'del', item: Wish, key: string) {
      if (person.owner === ACCOUNT) adopt(person)
      if (done.has(`${person.owner}/${key}`)) return
      done.add(`${person.owner}/${key}`)
      const { travels, tours } = listOf(person.owner)
      if ('travel' in item) {
        if (wish === 'add') travels.has(item.travel) || travels.set(item.travel, false)
        else {
          travels.delete(item.travel)
          for (const tour of tours.keys()) if (travelOf(tour) === item.travel) tours.delete(tour)
        }
      } else if (wish === 'del') tours.delete(item.tour)
      else {
        travels.set(travelOf(item.tour), false)
        if (!tours.has(item.tour)) tours.set(item.tour, false)
      }
    },
    ids: (owner: string) => ({
      travels: [...listOf(owner).travels.keys()].sort(),
      tours: [...listOf(owner).tours.keys()].sort(),
    }),
    countOf: (tour: string) => [...lists.values()].filter(({ tours }) => tours.get(tour) === false).length,
  }
}

/** A database that fails on command: before anything is done, or after all of it, so that only the answer is lost. */
const failing = (db: D1Database) => {
  let next: 'before' | 'after' | null = null
  const batch = async (statements: D1PreparedStatement[]) => {
    const failure = next
    next = null
    if (failure === 'before') throw new Error('nothing was done')
    const answers = await db.batch(statements)
    if (failure === 'after') throw new Error('the answer was lost')
    return answers
  }
  return {
    db: { ...db, prepare: db.prepare.bind(db), batch } as D1Database,
    fail(when: typeof next) {
      next = when
    },
  }
}

describe('losing nothing', () => {
  it('ten thousand operations of three devices, with retries and failures, end as a simple model does', async () => {
    const { db: real, sqlite } = memoryD1()
    sqlite.exec('PRAGMA foreign_keys = OFF')
    fill(
      sqlite,
      'travels',
      TRAVELS.map((id) => ({ id })),
    )
    fill(
      sqlite,
      'tours',
      TOURS.map((id) => ({ id, travel_id: travelOf(id) })),
    )
    const { db, fail } = failing(real)
    const model = makeModel()
    /** Browsers: the hash of the list that each has now, and whether somebody is signed in there. */
    const devices = [0, 1, 2].map((at) => ({ list: `list:${at}`, lists: 0, signedIn: false, at }))
    const sent: { person: Person; wish: 'add' | 'del'; item: Wish; key: string }[] = []

    const send = async (operation: (typeof sent)[number], step: number) => {
      const { person, wish, item, key } = operation
      for (let attempt = 0; ; attempt++) {
        const luck = hashUnit('luck', step, attempt)
        const failure = attempt < 3 && luck < 0.15 ? 'before' : attempt < 3 && luck < 0.3 ? 'after' : null
        fail(failure)
        if (failure !== 'before') model.change(person, wish, item, key)
        const outcome = await changeWishlist(
          db,
          person,
          { wish, item, key },
          { nowMs: step, token: `${step}-${attempt}` },
        )
          .then(() => 'told')
          .catch(() => 'not told')
        if (outcome === 'told') return
      }
    }

    for (let step = 0; step < OPERATIONS; step++) {
      const device = hashPick(devices, 'device', step)
      const what = hashUnit('what', step)
      const person: Person = device.signedIn ? { owner: ACCOUNT, email: EMAIL } : { owner: device.list }
      if (what < 0.02 && !device.signedIn) {
        // Signs in: the list of this browser becomes the account's with the next call.
        device.signedIn = true
        const signedIn = { owner: ACCOUNT, email: EMAIL, from: device.list }
        model.look(signedIn)
        await savedIds(db, signedIn)
        device.list = `list:${device.at}-${++device.lists}`
      } else if (what < 0.04) device.signedIn = false
      else if (what < 0.05 && !device.signedIn) {
        model.bind(device.list)
        await bindAddress(db, device.list, { email: EMAIL.toUpperCase() }, new Date(step).toISOString())
      } else if (what < 0.15) {
        model.look(person)
        const ids = await savedIds(db, person)
        expect({ travels: ids.travels.sort(), tours: ids.tours }, `step ${step}`).toEqual(model.ids(person.owner))
      } else if (what < 0.2 && sent.length > 0) {
        // An old retry arrives late.
        const late = sent[Math.max(0, sent.length - hashInt(1, 20, 'late', step))]
        if (late !== undefined) await send(late, step)
      } else {
        const item =
          hashUnit('kind', step) < 0.5 ? { travel: hashPick(TRAVELS, step) } : { tour: hashPick(TOURS, step) }
        const wish = hashUnit('wish', step) < 0.6 ? ('add' as const) : ('del' as const)
        const operation = { person, wish, item, key: `key-${step}` }
        sent.push(operation)
        await send(operation, step)
      }
    }
    const owners = [ACCOUNT, ...devices.map(({ list }) => list)]
    for (const owner of owners) {
      const ids = await savedIds(db, { owner, email: '' })
      expect({ travels: ids.travels.sort(), tours: ids.tours }, owner).toEqual(model.ids(owner))
    }
    // Whoever has saved a departure counts once.
    for (const tour of TOURS) {
      const count = sqlite.prepare('SELECT wishlisted_count AS n FROM tours WHERE id = ?').get(tour) as { n: number }
      expect(count.n, tour).toBe(model.countOf(tour))
    }
  }, 60_000)
})
