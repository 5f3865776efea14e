import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeExport } from './copy-data.ts'

it.runIf(process.platform !== 'win32').each([null, 0o644])(
  'writes exports that only their owner can read, over a file of mode %s',
  (mode) => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    const file = join(folder, 'identity.sql')
    if (mode !== null) {
      writeFileSync(file, 'a longer text than that of the export')
      chmodSync(file, mode)
    }
    writeExport(file, ['INSERT 1', 'INSERT 2'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe('INSERT 1\nINSERT 2')
    rmSync(folder, { recursive: true })
  },
)
