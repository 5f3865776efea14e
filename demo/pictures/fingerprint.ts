import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { QUALITIES } from '../../backend/api/images/variant.ts'
import type { PlannedPicture } from './plan/planned-picture.ts'

/** Hash of the generator's sources, the encoder's version, the qualities and the planned pictures. */
export function picturesFingerprint(plan: readonly PlannedPicture[]): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(import.meta.dirname))
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  return hash.update(JSON.stringify([sharp.versions, QUALITIES, plan])).digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
}
