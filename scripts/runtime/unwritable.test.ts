import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { unwritable } from './unwritable.ts'

const failed = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}
const refused = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code, path: '/srv/site/.wrangler' })

it.each([
  [refused('EACCES'), '/srv/site/.wrangler cannot be written: this user may not write there.'],
  [refused('EROFS'), '/srv/site/.wrangler cannot be written: its file system is read-only.'],
  [new Error('build failed', { cause: refused('ENOSPC') }), '/srv/site/.wrangler cannot be written: its disk is full.'],
  [
    failed(() => new DatabaseSync('/nowhere/at/all.sqlite')),
    'A database of .wrangler/state cannot be written: unable to open database file.',
  ],
  [refused('ENOENT'), null],
  ['text', null],
])('%s: %s', (error, sentence) => expect(unwritable(error, '.wrangler/state')).toBe(sentence))
