import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { removeStaleCopies } from './state.ts'

const folder = mkdtempSync(join(tmpdir(), 'copies-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('removes copies of ended processes only', () => {
  for (const name of ['17-abc', `${process.pid}-def`, 'state-old']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'database'), '')
  }
  expect(removeStaleCopies(folder, (id) => id === process.pid).sort()).toEqual(['17-abc', 'state-old'])
  expect(readdirSync(folder)).toEqual([`${process.pid}-def`])
  // This process is alive.
  expect(removeStaleCopies(folder)).toEqual([])
  expect(removeStaleCopies(join(folder, 'none'))).toEqual([])
})
