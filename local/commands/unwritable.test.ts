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
/** As Vite's part that prepares the folder of a build fails. */
const ofPlugin = Object.assign(refused('EACCES'), { code: 'PLUGIN_ERROR', pluginCode: 'EACCES' })

it.each([
  [refused('EACCES'), '/srv/site/.wrangler cannot be written: this user may not write there.'],
  [refused('EROFS'), '/srv/site/.wrangler cannot be written: its file system is read-only.'],
  [new Error('build failed', { cause: refused('ENOSPC') }), '/srv/site/.wrangler cannot be written: its disk is full.'],
  [
    Object.assign(new Error('Build failed with 2 errors'), { errors: [new Error('no such file'), ofPlugin] }),
    '/srv/site/.wrangler cannot be written: this user may not write there.',
  ],
  [
    failed(() => new DatabaseSync('/nowhere/at/all.sqlite')),
    'A database of .wrangler/state cannot be written: unable to open database file.',
  ],
  [refused('ENOENT'), null],
  ['text', null],
])('%s: %s', (error, sentence) => expect(unwritable(error, '.wrangler/state')).toBe(sentence))
